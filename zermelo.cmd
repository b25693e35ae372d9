@echo off
setlocal EnableExtensions DisableDelayedExpansion
rem Starts the zermelo command on Windows: finds Java 17 or newer, builds a checkout that was never built.
rem Settings: JAVA_HOME, ZERMELO_JAVA_OPTS (words for the JVM; one with spaces in quotes), ZERMELO_VECTOR (on or off: the vector unit).
rem No delayed expansion: it would eat exclamation marks in folders and in the words of the command line.

set "HERE=%~dp0"
set "HERE=%HERE:~0,-1%"
set "HOME_DIR=%HERE%"
set "CHECKOUT="
if not exist "%HERE%\lib\" (
    set "HOME_DIR=%HERE%\dist\target\zermelo"
    set "CHECKOUT=%HERE%"
)

rem A semicolon ends a part of the class path, and quotes do not keep it.
if not "%HOME_DIR:;=%"=="%HOME_DIR%" goto semicolon

set "JAVA_EXE="
if exist "%HOME_DIR%\runtime\bin\java.exe" set "JAVA_EXE=%HOME_DIR%\runtime\bin\java.exe"
if not defined JAVA_EXE if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA_EXE=%JAVA_HOME%\bin\java.exe"
if not defined JAVA_EXE for %%J in (java.exe) do set "JAVA_EXE=%%~$PATH:J"
if not defined JAVA_EXE for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*") do if exist "%%~D\bin\java.exe" set "JAVA_EXE=%%~D\bin\java.exe"
if not defined JAVA_EXE goto nojava
rem The version stands in the JDK's own file; where there is none, Java is asked.
set "VERSION="
for %%J in ("%JAVA_EXE%") do set "JDK=%%~dpJ.."
if exist "%JDK%\release" for /f "usebackq tokens=1,2 delims==" %%U in ("%JDK%\release") do if "%%U"=="JAVA_VERSION" set "VERSION=%%~V"
if not defined VERSION for /f "tokens=2,3" %%U in ('""%JAVA_EXE%" -version 2^>^&1"') do if "%%U"=="version" set "VERSION=%%~V"
set "MAJOR=0"
for /f "delims=.-_+ tokens=1" %%M in ("%VERSION%") do set "MAJOR=%%M"
if %MAJOR% LSS 17 goto nojava

rem The command is the first word, or stands behind its language.
set "COMMAND=%~1"
if /i "%~1"=="--lang" set "COMMAND=%~3"

if not defined CHECKOUT goto built
if exist "%HOME_DIR%\lib\" goto built
rem Help builds nothing.
if /i "%COMMAND%"=="help" goto nothelped
:words
if "%~1"=="" goto build
if "%~1"=="--help" goto nothelped
if "%~1"=="-h" goto nothelped
shift
goto words
:build
>&2 echo zermelo: building (first use) ...
pushd "%CHECKOUT%"
call mvn -B -q -DskipTests -Dengine.skip=false -pl dist -am package 1>&2
set "BUILD=%ERRORLEVEL%"
popd
if not "%BUILD%"=="0" (
    >&2 echo zermelo: the build failed. Maybe Maven is missing: install it, or run 'mvn package' to see all.
    exit /b 4
)
:built

rem The vector unit is for the commands that gain by it.
set "CP=%HOME_DIR%\lib\*"
set "VECTOR=off"
for %%C in (serve site) do if /i "%COMMAND%"=="%%C" set "CP=%CP%;%HOME_DIR%\lib\serve\*"
for %%C in (serve compare nimbers grundy) do if /i "%COMMAND%"=="%%C" set "VECTOR=on"
if defined ZERMELO_VECTOR set "VECTOR=%ZERMELO_VECTOR%"
set "UNIT="
if /i not "%VECTOR%"=="on" goto start
set "CP=%CP%;%HOME_DIR%\lib\vector\*"
set "UNIT=--add-exports java.base/jdk.internal.module=ALL-UNNAMED -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockExperimentalVMOptions -XX:+EnableVectorSupport"
:start

rem A short question is over before the second compiler is of use; what only tells something goes without it.
set "COMPILER="
if not "%VECTOR%"=="on" set "COMPILER=-XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=20000 -XX:Tier4CompileThreshold=100000 -XX:Tier4BackEdgeThreshold=400000"
for %%C in (help games completion --version -V --help -h) do if "%~1"=="%%C" set "COMPILER=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
"%JAVA_EXE%" -Xlog:disable -Xlog:all=off -Xshare:auto -XX:MaxRAMPercentage=75 -Dfile.encoding=UTF-8 %UNIT% %COMPILER% %ZERMELO_JAVA_OPTS% -cp "%CP%" org.zermelo.cli.Main %*
exit /b %ERRORLEVEL%

:nojava
>&2 echo zermelo: no Java 17 or newer found. Install one from adoptium.net, or set JAVA_HOME.
exit /b 4

:nothelped
>&2 echo zermelo: this checkout is not built yet, and help builds nothing. Run 'zermelo --version' first, which builds it, or read README.md.
exit /b 4

:semicolon
>&2 echo zermelo: the program is in "%HOME_DIR%", and Java takes a semicolon in a class path for its end. Move it to a folder without one.
exit /b 4
