package main

// helpDanish is the page about commands and flags in Danish.
const helpDanish = `Edgewise løser, forklarer, laver og tegner puslespil, hvor brikkernes kanter
skal passe sammen.

  edgewise solve    SPIL   hvor mange løsninger der er, og brættene
  edgewise estimate SPIL   hvor længe det vil tage
  edgewise best     SPIL   brættet, hvor flest samlinger passer
  edgewise merge    FIL... delene af en søgning, lagt sammen
  edgewise stats    SPIL   hvad lærebogssøgningen kræver, felt for felt
  edgewise trace    SPIL   hvad en søgning gør, trin for trin
  edgewise numbers            fem artiklers tal, og vores
  edgewise check    SPIL   hvad der er galt, og den sandsynligste smutter
  edgewise hint     SPIL   om brættet kan løses, hvad der er det næste, hvorfor
  edgewise identify SPIL   hvad det er udgivet som
  edgewise rate     SPIL   hvor svært det er
  edgewise generate        et nyt puslespil eller det til en bestemt dag
  edgewise experiment      tilfældige puslespil, talt i tusindvis
  edgewise convert  SPIL   puslespillet på en anden skrivemåde
  edgewise draw     SPIL   et billede, som SVG
  edgewise bench           hvor hurtigt denne maskine søger

SPIL er et link, en fil, - for standardinput eller ID’et på et udgivet puslespil
som hunde-spiel, insects, big-cats, one-tough-puzzle; identify viser de andres.
day=2026-11-22 er det fra den dag. Flag kan stå før eller efter det. Af
en liste, der kan sige flere puslespil, tager -as N den N-te læsning.

solve
  -count           tallene uden brættene
  -first           stop ved den første løsning
  -max N           stop efter N billeder
  -all             hver opstilling som bræt: hver løsning drejet, og med ens
                   brikker byttet om; -all=pictures: uden ombytninger
    -max N         højst N brætter (ellers 1000)
  -order ORDEN     fyld felterne efter row (rækker), column (kolonner), spiral
                   (fra midten og udad), spiral-in, diagonal, frame (randen
                   først), clues (fra de faste brikker og udad) eller auto (den
                   hurtigste søgning), eller felt for felt:
                   4,1,3,0,5,2,7,6,8
  -plain           lærebogssøgningen, som også tæller forsøg
  -raw             de samme placeringer med tabeller, det går hurtigere
  -workers N       brug N arbejdere (ellers én pr. kerne)
  -part I/N        kun del I af N, fra 0/N; se merge
  -limit TID       stop efter en tid som 10s, og sig, hvordan det fortsættes
  -resume STAND    fortsæt derfra: hvad en stoppet søgning skrev, eller en fil
                   med det eller med alt, hvad -json skrev
  -save FIL        gem i FIL, hvor langt søgningen er, mens den kører og til
                   sidst; -resume FIL fortsætter derfra
    -every TID     hvor tit (ellers 5m)
  -json            ét JSON-objekt; alt tæller fra 0. draw og convert læser det
                   også, med den første løsning eller det bedste bræt
  -board           kun det bræt, som link

estimate
  -order ORDEN, -raw, -workers N, -json

best
  til puslespil, ingen gør færdige; det bliver bedre, så længe det kører
  -limit TID       stop efter en tid som 60s
  -target ANTAL    stop ved så mange samlinger, der passer
  -workers N       N arbejdere, hver med sit eget frø (ellers én pr. kerne)
  -seed N          den førstes frø (ellers 1)
  -from BRÆT       begynd med brættet i dette link eller denne fil; ellers med
                   det i SPIL, hvis der ligger et. Faste brikker bliver liggende
  -save FIL        gem i FIL, mens det kører og til sidst; -resume FIL
                   fortsætter derfra; får begge samme FIL, begynder første
                   kørsel, og hver senere kørsel fortsætter
    -every TID     hvor ofte (ellers 5m)
  -o FIL           skriv det bedste bræt i FIL, som overskrives, som link
                   eller
    -to FORMAT     i et af converts formater, fx text, board eller bucas
  -json            ét JSON-objekt, også med, hvor ofte hver dybde blev nået, og
                   med hvor få brud, -1 hvor aldrig; linket er til e2.bucas.name
                   eller til Edgewise, hvor brættet ikke kan vises dér; merge
                   vælger det bedste af flere

merge
  læser, hvad solve -json -part skrev, fra et vilkårligt antal filer; af det,
  best -json skrev, vælger den det bedste

stats
  -order ORDEN     som ved solve (ellers row)
  -copies once     ens brikker tæller som én (ellers apart)
  -turn fixed      læg drejningen fast for brikken i midten, eller for den
                   første brik, der kun findes én gang, da brættet kan drejes
                   (ellers free)
  -skips turns     læg hver rækkefølge af brikkerne ud og drej den for sig; en
                   blindgyde springer så kun drejninger over (ellers all)
  -compare TAL     sammenlign med dit eget programs tal, felt for felt eller i
                   alt: en fil, - eller tallene, uanset hvordan de er skrevet
  -limit TID, -json

trace
  -plain, -raw, -order ORDEN som ved solve; -copies,
                   -turn, -skips som ved stats
  -from N          begynd med trin N
  -max N           N trin (ellers til slutningen)
  -limit TID
  -json            et objekt pr. linje: "n"; "kind": try (passer ikke), place,
                   dead-end, lift eller solution; "cell"; "tile", "turn";
                   "why", hvorfor ikke: "code", "side", "edge", "other"

numbers [ARTIKEL]
  en af dogs, insects, cats, shuffled, suits; ellers alle
  -limit TID, -json

check
  -limit TID       ellers 10s
  -json

hint
  -all             hvert trin til en løsning, med sin grund
  -limit TID       ellers 10s
  -json

identify
  -limit TID       ellers 2s
  -json

rate
  -limit TID, -json

generate
  -day 2026-11-21  puslespillet til en bestemt dag; ellers et nyt:
  -grid GITTER     3x3, hex2, tri3 … (ellers 3x3)
  -motifs N        med N motiver (ellers 4)
  -same            hele motiver, ikke delt i to
  -framed          med en ramme
  -solutions N     med præcis N løsninger (ellers 1)
  -difficulty ORD  gentle (meget let), easy (let), moderate (middel), tricky
                   (drilsk), hard (svær) eller fiendish (djævelsk); alene med
                   -grid og -seed det puslespil, som siden laver
  -planted         et fuldt bræt klippet i stykker, uden søgning: mindst én
                   løsning, på ethvert gitter op til 32x32
  -random          tilfældige kort, for det meste uden løsning
  -seed N          et andet tal giver et andet puslespil
  -limit TID       led så længe, også når det tager usædvanligt lang tid
  -art MOTIVER, -json

experiment [SPIL]
  -n N             N puslespil (ellers 10000)
  -motifs N        hver kant er en halvdel af ét af N motiver (ellers 4)
  -same            den er et helt motiv, ikke delt; med SPIL blandes i stedet
                   dets egne kanter om på brikkerne
  -grid GITTER     3x3, 4x4, hex2 … (ellers 3x3)
  -curve           hvordan det går med 1 til 12 motiver
  -seed N          et andet tal giver andre puslespil
  -limit TID, -json

convert
  -to text         en fil til at redigere
  -to link         det, der står efter sidens adresse
  -to board        brættet i bogstaver, til en mail eller en chat
  -to go           brikkerne som del af et program; også python, javascript,
                   haskell, csharp, prolog, arc, sql
  -to xcc          til generelle løsningsprogrammer: eksakt overdækning med
                   farver; også cnf (SAT) og mzn (MiniZinc)
  -answer FIL      brættet i et svar fra sådan et program, som link, medmindre
                   -to siger andet; også Tiles = […], Rotations = […]
  -shuffle TAL     brikkerne i en anden rækkefølge, som link, medmindre -to
                   siger andet; et andet tal giver en anden
  -to json         et objekt til programmer: "grid"; "tiles", et tegn pr. side,
                   med uret fra toppen; "mates", til hver kant den, der passer
                   til, eller null; "turn", om brikkerne må drejes; og hvor de
                   findes, "frame", "clues", "name", "by", "art", "halves",
                   "motifs", "board" og "other", andre nøgler
  -to FORMAT       et andet programs format: bucas, eternity2,
                   eternity2-json, mcgavin, pieces, owen, heule, darmstadt,
                   dobrogost, cs106b, letters, signed, csv, pairs, ltree,
                   codes, legespiel, mheironimus, jogay, tetravex
  -order ORDEN     hvilken side af en brik der står først i teksten, og hvilken
                   så: trbl (øverst, højre, nederst, venstre), tlrb, tlbr osv.

draw
  -o FIL           skriv til en fil
  -solution N      den N’te løsning; ellers det givne bræt eller løse brikker
    -limit TID     led ikke længere efter den
  -art MOTIVER     birds, boats, cats, dogs, fish, fruit, insects, suits,
                   plain eller signs (ellers puslespillets)
  -size PIXEL      hvor bred en brik er
  -numbers, -letters, -dark
  -sheet a4|letter alle brikker til at udskrive og klippe ud; flere sider bliver
                   til FIL-1, FIL-2 osv.
    -mm N          hvor bred en brik er, 30 til 70 (ellers 50)
    -backs         efter hver side dens bagside, med numre og overkanter
  -icon svg|180|192|512 [-maskable]  Edgewises ikon, uden puslespil

bench
  -limit TID, -json

Returværdi: 0 færdig, 1 forkert input eller brug, 2 stoppet før tid, af en
grænse eller med Ctrl-C.
`
