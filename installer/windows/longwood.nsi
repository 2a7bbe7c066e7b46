; The installer for Windows; build.sh calls it with STAGE, RESULT, VERSION, BITS, WORDS and ICON.
;
; For the player alone, without the rights of an administrator; for all users if the player says
; so or with /AllUsers. /S asks nothing. Standard pages only: readers know them.
Unicode true
!if ${BITS} == 64
  Target amd64-unicode
!else
  Target x86-unicode
!endif
!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"
!include "nsDialogs.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Longwood"

Name "Longwood"
OutFile "${RESULT}"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 32 ; both programs have the same libraries in them
ManifestDPIAware true
ManifestSupportedOS all
BrandingText "Longwood ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Longwood"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "Longwood"
VIAddVersionKey /LANG=1033 "LegalCopyright" "GNU General Public License, version 3"

Var AllUsers ; "1" or "0"
Var ForMe    ; the first of the two buttons

!define MUI_ICON "${ICON}"
!define MUI_ABORTWARNING
; NSIS has the words for the page below, for whoever defines this; words.py adds what is missing.
!define MULTIUSER_INSTALLMODEPAGE
!define MUI_FINISHPAGE_RUN "$INSTDIR\longwood.exe"

!insertmacro MUI_PAGE_WELCOME
Page custom ask_for_whom for_whom_answered
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include "${WORDS}"

!macro USE_CONTEXT
  !if ${BITS} == 64
    SetRegView 64
  !endif
  ${If} $AllUsers == 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
!macroend

; $0: 1 if this process may write for all users.
!macro MAY_WRITE_FOR_ALL
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == "Admin"
    StrCpy $0 1
  ${Else}
    StrCpy $0 0
  ${EndIf}
!macroend

; The folder of an earlier Longwood, else the usual one. A folder of the command line (/D) stays.
Function choose_folder
  !insertmacro USE_CONTEXT
  ReadRegStr $1 SHCTX "${UNINSTALL}" "InstallLocation"
  ${If} $1 != ""
    StrCpy $INSTDIR $1
  ${ElseIf} $AllUsers == 1
    !if ${BITS} == 64
      StrCpy $INSTDIR "$PROGRAMFILES64\Longwood"
    !else
      StrCpy $INSTDIR "$PROGRAMFILES32\Longwood"
    !endif
  ${Else}
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Longwood"
  ${EndIf}
FunctionEnd

Function .onInit
  !if ${BITS} == 64
    ${IfNot} ${RunningX64}
      MessageBox MB_OK|MB_ICONSTOP "Longwood for 64-bit Windows" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  !endif
  StrCpy $AllUsers 0
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/AllUsers" $R1
  ${IfNot} ${Errors}
    StrCpy $AllUsers 1
  ${EndIf}
  ${If} $INSTDIR == ""
    Call choose_folder
  ${EndIf}
  !insertmacro USE_CONTEXT
FunctionEnd

Function ask_for_whom
  ${If} $AllUsers == 1 ; this is the second start, with more rights
    Abort
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(FOR_WHOM_TITLE)" "$(FOR_WHOM_SUBTITLE)"
  nsDialogs::Create 1018
  Pop $0
  nsDialogs::SetRTL $(^RTL)
  ${NSD_CreateLabel} 0 0 100% 24u "$(FOR_WHOM_TOP)"
  Pop $0
  ${NSD_CreateFirstRadioButton} 0 32u 100% 12u "$(FOR_ME)"
  Pop $ForMe
  ${NSD_CreateAdditionalRadioButton} 0 48u 100% 12u "$(FOR_ALL)"
  Pop $0
  ${NSD_Check} $ForMe
  ${NSD_SetFocus} $ForMe
  nsDialogs::Show
FunctionEnd

; For all users Windows asks for the rights and starts the installer once more.
Function for_whom_answered
  ${NSD_GetState} $ForMe $1
  ${If} $1 == ${BST_CHECKED}
    Return
  ${EndIf}
  !insertmacro MAY_WRITE_FOR_ALL
  ${If} $0 == 0
    ClearErrors
    ExecShell "runas" "$EXEPATH" "/AllUsers"
    ${If} ${Errors}
      Abort ; the player has said no: back to the question
    ${EndIf}
    Quit
  ${EndIf}
  StrCpy $AllUsers 1
  Call choose_folder
FunctionEnd

Section "" PROGRAMS
  !insertmacro USE_CONTEXT
  RMDir /r "$INSTDIR\share\locale" ; of an earlier version
  RMDir /r "$INSTDIR\share\longwood"
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Longwood.lnk" "$INSTDIR\longwood.exe" "" "" "" "" "" "$(COMMENT)"

  WriteRegStr SHCTX "Software\Classes\.longwood" "" "Longwood.Game"
  WriteRegStr SHCTX "Software\Classes\Longwood.Game" "" "$(GAME_FILE)"
  WriteRegStr SHCTX "Software\Classes\Longwood.Game\DefaultIcon" "" "$INSTDIR\longwood.exe,1"
  WriteRegStr SHCTX "Software\Classes\Longwood.Game\shell\open\command" "" '"$INSTDIR\longwood.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; new kinds of files

  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "Longwood"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\longwood.exe,0"
  WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "Longwood"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  SectionGetSize ${PROGRAMS} $0 ; in KiB
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Function un.onInit
  StrCpy $AllUsers 1
  !insertmacro USE_CONTEXT
  ReadRegStr $1 SHCTX "${UNINSTALL}" "InstallLocation"
  ${If} $1 != $INSTDIR
    StrCpy $AllUsers 0
    !insertmacro USE_CONTEXT
    Return
  ${EndIf}
  !insertmacro MAY_WRITE_FOR_ALL
  ${If} $0 == 0
    ExecShell "runas" "$INSTDIR\uninstall.exe"
    Quit
  ${EndIf}
FunctionEnd

; The games and settings of the player lie in %APPDATA%\Longwood and stay. Of the folder only what
; was installed goes: it may be one that the player has other things in.
Section "Uninstall"
  !insertmacro USE_CONTEXT
  Delete "$SMPROGRAMS\Longwood.lnk"
  RMDir /r "$INSTDIR\share\locale"
  RMDir /r "$INSTDIR\share\longwood"
  RMDir "$INSTDIR\share"
  Delete "$INSTDIR\longwood.exe"
  Delete "$INSTDIR\longwood-console.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $1 SHCTX "Software\Classes\.longwood" ""
  ${If} $1 == "Longwood.Game"
    DeleteRegKey SHCTX "Software\Classes\.longwood"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\Longwood.Game"
  DeleteRegKey SHCTX "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
