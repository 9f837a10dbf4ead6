// Engines by their kind: the bay of a car from above, with a belt side or orange cables; a lorry's block in line; a
// motorcycle's, from its side. Drawn by por-dentro.ts.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { block, cap, fade, grain, shape, solid, tint2, tube } from './pincel.ts'

export type Motor = 'flex' | 'diesel' | 'eletrico' | 'pesado' | 'moto'

const [W, H] = [1200, 900]

function bay(c: SKRSContext2D, body: string): void {
  c.fillStyle = fade(c, 0, H, [
    [0, '#3a3e41'],
    [0.5, '#2a2d2f'],
    [1, '#1c1e20'],
  ])
  c.fillRect(0, 0, W, H)
  underneath(c)
  // Firewall with its lining, then the wings of the body.
  shape(
    c,
    '70,60 400,20 800,20 1130,60 1140,140 1140,180 1120,220 800,190 400,190 80,220 60,180 60,140 70,60',
  )
  solid(c, '#2c2e30', 20, 210)
  for (const s of [1, -1]) {
    const x = (v: number): number => 600 + s * v
    shape(
      c,
      `${x(620)},0 ${x(590)},200 ${x(560)},640 ${x(520)},905 ${x(580)},905 ${x(600)},905 ${x(640)},905 ${x(640)},600 ${x(640)},200 ${x(640)},0`,
    )
    solid(c, body, 0, 900)
    shape(
      c,
      `${x(588)},60 ${x(565)},300 ${x(530)},600 ${x(490)},860 ${x(440)},860 ${x(420)},860 ${x(420)},850 ${x(470)},600 ${x(500)},300 ${x(520)},60`,
    )
    solid(c, tint2(body, -0.55), 40, 860)
    cap(c, x(455), 250, 58, '#1d1f21')
  }
}

/** What shows between the parts: the block, its mounts, the subframe and lines along it. */
function underneath(c: SKRSContext2D): void {
  block(c, 300, 270, 620, 420, 30, '#4c5155')
  for (const x of [150, 970]) block(c, x, 640, 90, 110, 14, '#3d4145')
  tube(c, '120,300 170,480 150,620 220,760', 16, '#5b6065')
  tube(c, '1080,300 1040,480 1060,620 980,760', 16, '#5b6065')
  tube(c, '240,250 420,232 780,232 960,250', 12, '#70767b')
  tube(c, '330,720 500,700 700,700 880,720', 30, '#44484c')
}

function front(c: SKRSContext2D): void {
  block(c, 130, 770, 940, 70, 20, '#26282a')
  c.lineWidth = 3
  c.strokeStyle = '#55595d'
  for (let i = 0; i < 46; i++) {
    c.beginPath()
    c.moveTo(160 + i * 19, 846)
    c.lineTo(160 + i * 19, 900)
    c.stroke()
  }
  block(c, 545, 752, 110, 48, 12, '#8e9499')
}

function battery(c: SKRSContext2D, x: number, y: number): void {
  block(c, x, y, 190, 130, 12, '#1b1c1e')
  block(c, x + 12, y + 26, 166, 34, 6, '#c9ccce')
  cap(c, x + 34, y + 10, 17, '#b23a30')
  cap(c, x + 156, y + 10, 17, '#3b3f43')
}

function combustion(c: SKRSContext2D, cover: string, turbo: boolean): void {
  tube(c, '250,690 300,640 340,600 420,600', 54, '#232527')
  tube(c, '930,700 900,560 860,520 760,520', 46, '#1f2123')
  block(c, 380, 300, 430, 330, 40, cover)
  c.lineWidth = 12
  for (let i = 0; i < 5; i++) {
    c.strokeStyle = 'rgba(0,0,0,.35)'
    c.beginPath()
    c.moveTo(430 + i * 84, 350)
    c.lineTo(430 + i * 84, 560)
    c.stroke()
    c.strokeStyle = 'rgba(255,255,255,.1)'
    c.beginPath()
    c.moveTo(438 + i * 84, 350)
    c.lineTo(438 + i * 84, 560)
    c.stroke()
  }
  block(c, 470, 570, 250, 44, 12, '#a7adb2')
  cap(c, 430, 600, 36, '#222426')
  // Air box, its mouth, and what has to be topped up.
  block(c, 820, 330, 200, 210, 26, '#1c1e20')
  for (const [x, y] of [
    [836, 346],
    [1004, 346],
    [836, 522],
    [1004, 522],
  ] as const)
    cap(c, x, y, 9, '#9aa0a5')
  tube(c, '820,420 790,410 790,380 770,360', 60, '#2a2c2e')
  battery(c, 180, 330)
  block(c, 200, 520, 130, 120, 26, '#d9dcd6')
  cap(c, 265, 530, 30, '#20242c')
  cap(c, 345, 260, 26, '#d8b43a')
  cap(c, 880, 640, 26, '#2f6fb5')
  block(c, 850, 240, 120, 60, 16, '#d9dcd6')
  cap(c, 910, 236, 24, '#1d1f21')
  tube(c, '520,250 560,210 660,210 700,250', 18, '#3a3d40')
  tube(c, '330,470 360,480 370,500 390,520', 16, '#8a2f27')
  if (!turbo) return
  cap(c, 700, 690, 66, '#8f8478')
  cap(c, 700, 690, 36, '#4e4a45')
  tube(c, '640,700 560,740 470,730 400,690', 44, '#9aa0a5')
}

function electric(c: SKRSContext2D): void {
  block(c, 330, 290, 540, 380, 44, '#3b4046')
  block(c, 380, 340, 440, 170, 24, '#8e969d')
  c.lineWidth = 5
  c.strokeStyle = '#5b6269'
  for (let i = 0; i < 9; i++) {
    c.beginPath()
    c.moveTo(410 + i * 47, 360)
    c.lineTo(410 + i * 47, 490)
    c.stroke()
  }
  for (const d of [0, 46, 92])
    tube(c, `${420 + d},640 ${400 + d},700 ${330 + d},720 ${220 + d / 2},690`, 26, '#e2701d')
  tube(c, '780,560 900,560 960,620 980,700', 26, '#e2701d')
  block(c, 420, 560, 150, 70, 14, '#24282c')
  battery(c, 190, 330)
  cap(c, 930, 360, 28, '#2f6fb5')
  block(c, 880, 380, 120, 130, 24, '#d9dcd6')
  c.fillStyle = '#f0c419'
  c.beginPath()
  c.moveTo(690, 620)
  c.lineTo(722, 562)
  c.lineTo(754, 620)
  c.fill()
}

function heavy(c: SKRSContext2D): void {
  c.fillStyle = fade(c, 0, H, [
    [0, '#3a3d40'],
    [1, '#121314'],
  ])
  c.fillRect(0, 0, W, H)
  block(c, -30, 690, 1260, 90, 10, '#4a2020')
  block(c, -30, 120, 1260, 70, 10, '#4a2020')
  block(c, 170, 330, 880, 330, 24, '#5c6468')
  for (let i = 0; i < 6; i++) {
    block(c, 190 + i * 142, 270, 126, 130, 18, '#767f84')
    cap(c, 253 + i * 142, 320, 20, '#2b2e30')
    tube(
      c,
      `${253 + i * 142},400 ${253 + i * 142},450 ${270 + i * 140},480 ${280 + i * 138},500`,
      22,
      '#8a5a3c',
    )
  }
  tube(c, '200,520 500,560 800,560 1010,500', 70, '#6b4a36')
  cap(c, 1010, 500, 92, '#8f8478')
  cap(c, 1010, 500, 52, '#3d3a37')
  cap(c, 130, 470, 110, '#22262a')
  cap(c, 130, 470, 50, '#6c747a')
  tube(c, '130,360 200,250 420,220 620,230', 26, '#17191b')
  for (const x of [420, 520]) block(c, x, 560, 78, 130, 20, '#c9ccce')
  tube(c, '700,660 760,740 900,740 980,640', 30, '#17191b')
}

function bike(c: SKRSContext2D): void {
  c.fillStyle = fade(c, 0, H, [
    [0, '#c9bfae'],
    [0.55, '#b3ada2'],
    [0.56, '#8b8783'],
    [1, '#a19c96'],
  ])
  c.fillRect(0, 0, W, H)
  tube(c, '140,60 260,260 300,520 330,760', 44, '#202224')
  tube(c, '330,760 520,820 760,820 930,740', 40, '#202224')
  tube(c, '200,40 480,120 820,140 1080,220', 40, '#202224')
  // Crankcase, gearbox cover, then the finned cylinder.
  shape(
    c,
    '330,560 360,470 520,460 640,480 840,490 960,540 960,640 950,760 760,780 560,780 380,780 310,680 330,560',
  )
  solid(c, '#6d7378', 460, 320)
  cap(c, 520, 640, 108, '#8b9298')
  cap(c, 520, 640, 46, '#3a3e42')
  cap(c, 800, 650, 76, '#7b8288')
  for (let i = 0; i < 9; i++)
    block(c, 452 - i * 4, 452 - i * 27, 260 + i * 4, 17, 6, i % 2 ? '#575d62' : '#6a7176')
  block(c, 440, 168, 260, 72, 22, '#7b8288')
  cap(c, 570, 204, 24, '#2b2e30')
  tube(c, '700,330 790,320 840,260 920,230', 60, '#1c1e20')
  block(c, 900, 180, 190, 120, 26, '#1c1e20')
  tube(c, '470,330 330,380 260,620 420,800', 50, '#a6adb3')
  tube(c, '420,800 600,870 900,860 1210,800', 56, '#a6adb3')
  tube(c, '560,180 520,110 420,90 330,110', 12, '#17191b')
}

export function drawEngine(c: SKRSContext2D, kind: Motor, body: string): void {
  if (kind === 'moto') bike(c)
  else if (kind === 'pesado') heavy(c)
  else {
    bay(c, body)
    if (kind === 'eletrico') electric(c)
    else combustion(c, kind === 'diesel' ? '#33373b' : '#26282b', kind === 'diesel')
    front(c)
  }
  grain(c, W, H, 23)
}
