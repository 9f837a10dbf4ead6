// Fragmented MP4 (ISO 14496-12) written by hand: an init segment for one H.264 and one AAC track, and fragments of one
// sample each. Nothing is decoded: samples are wrapped as they come.

export const VIDEO_HZ = 90_000
export const SOM_HZ = 48_000
/** AAC-LC, 48 kHz, stereo: the one sound of every channel (AudioSpecificConfig). */
export const CONFIG_AAC = Buffer.from([0x11, 0x90])
const [TRILHA_DE_VIDEO, TRILHA_DE_SOM] = [1, 2]

export interface Imagem {
  readonly avcC: Buffer
  readonly w: number
  readonly h: number
}

function u32(...valores: number[]): Buffer {
  const b = Buffer.alloc(valores.length * 4)
  valores.forEach((v, i) => b.writeUInt32BE(v >>> 0, i * 4))
  return b
}
function u16(...valores: number[]): Buffer {
  const b = Buffer.alloc(valores.length * 2)
  valores.forEach((v, i) => b.writeUInt16BE(v & 0xffff, i * 2))
  return b
}

function caixa(nome: string, ...partes: Buffer[]): Buffer {
  const corpo = Buffer.concat(partes)
  const cabeca = Buffer.alloc(8)
  cabeca.writeUInt32BE(corpo.length + 8)
  cabeca.write(nome, 4, 'latin1')
  return Buffer.concat([cabeca, corpo])
}

const MATRIZ = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
const TABELAS_VAZIAS = [
  caixa('stts', u32(0, 0)),
  caixa('stsc', u32(0, 0)),
  caixa('stsz', u32(0, 0, 0)),
  caixa('stco', u32(0, 0)),
]

interface Trilha {
  readonly id: number
  readonly hz: number
  readonly tipo: 'vide' | 'soun'
  readonly cabecalho: Buffer
  readonly amostra: Buffer
  readonly w: number
  readonly h: number
}

function trilha(t: Trilha): Buffer {
  const volume = t.tipo === 'soun' ? 0x100 : 0
  return caixa(
    'trak',
    caixa('tkhd', u32(7, 0, 0, t.id, 0, 0, 0, 0), u16(0, 0, volume, 0), MATRIZ, u32(t.w << 16, t.h << 16)),
    caixa(
      'mdia',
      caixa('mdhd', u32(0, 0, 0, t.hz, 0), u16(0x55c4, 0)),
      caixa('hdlr', u32(0, 0), Buffer.from(t.tipo), Buffer.alloc(13)),
      caixa(
        'minf',
        t.cabecalho,
        caixa('dinf', caixa('dref', u32(0, 1), caixa('url ', u32(1)))),
        caixa('stbl', caixa('stsd', u32(0, 1), t.amostra), ...TABELAS_VAZIAS),
      ),
    ),
  )
}

const amostraDeVideo = ({ avcC, w, h }: Imagem): Buffer =>
  caixa(
    'avc1',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(w, h),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    caixa('avcC', avcC),
  )

/** A descriptor of MPEG-4 systems: tag, length below 128, body. */
const descritor = (marca: number, ...partes: Buffer[]): Buffer => {
  const corpo = Buffer.concat(partes)
  return Buffer.concat([Buffer.from([marca, corpo.length]), corpo])
}

function amostraDeSom(): Buffer {
  const decodificador = descritor(
    4,
    Buffer.from([0x40, 0x15, 0, 0, 0]),
    u32(128_000, 96_000),
    descritor(5, CONFIG_AAC),
  )
  const esds = caixa(
    'esds',
    u32(0),
    descritor(3, u16(TRILHA_DE_SOM), Buffer.from([0]), decodificador, descritor(6, Buffer.from([2]))),
  )
  return caixa('mp4a', Buffer.alloc(6), u16(1), Buffer.alloc(8), u16(2, 16, 0, 0), u32(SOM_HZ * 65_536), esds)
}

/** What a player has to know before the first fragment. A film without `som` has the picture's track alone. */
export function segmentoInicial(imagem: Imagem, comSom = true): Buffer {
  const { w, h } = imagem
  const video = trilha({
    id: TRILHA_DE_VIDEO,
    hz: VIDEO_HZ,
    tipo: 'vide',
    cabecalho: caixa('vmhd', u32(1, 0, 0)),
    amostra: amostraDeVideo(imagem),
    w,
    h,
  })
  const som = trilha({
    id: TRILHA_DE_SOM,
    hz: SOM_HZ,
    tipo: 'soun',
    cabecalho: caixa('smhd', u32(0, 0)),
    amostra: amostraDeSom(),
    w: 0,
    h: 0,
  })
  const ids = comSom ? [TRILHA_DE_VIDEO, TRILHA_DE_SOM] : [TRILHA_DE_VIDEO]
  const padroes = ids.map((id) => caixa('trex', u32(0, id, 1, 0, 0, 0)))
  const mvhd = caixa(
    'mvhd',
    u32(0, 0, 0, 1000, 0, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    MATRIZ,
    Buffer.alloc(24),
    u32(3),
  )
  return Buffer.concat([
    caixa('ftyp', Buffer.from('iso5'), u32(512), Buffer.from('iso5iso6mp41')),
    caixa('moov', mvhd, video, ...(comSom ? [som] : []), caixa('mvex', ...padroes)),
  ])
}

/** The codec as a browser wants it named. */
export const codecsDe = (avcC: Buffer): string => `avc1.${avcC.toString('hex', 1, 4)},mp4a.40.2`

let sequencia = 0
/** Length of `moof` with its one sample; `mdat` follows. */
export const TAMANHO_DO_MOOF = 100
/** Where the decode time (64 bits) stands in a fragment. */
export const LUGAR_DO_TEMPO = 60

export interface Amostra {
  readonly video: boolean
  /** start and length in the track's own units */
  readonly inicio: number
  readonly duracao: number
  readonly chave: boolean
  readonly dados: Buffer
  /** shown so much later than it is decoded: an outside encoder's picture that looks ahead */
  readonly depois?: number
}

/** One sample as a fragment (`moof` and `mdat`). Its length must be true: players drop what follows a gap. */
export function fragmento({ video, inicio, duracao, chave, dados, depois = 0 }: Amostra): Buffer {
  const mais = depois > 0 ? 4 : 0
  const moof = TAMANHO_DO_MOOF + mais
  const b = Buffer.allocUnsafe(moof + 8 + dados.length)
  let onde = 0
  const n = (v: number): void => {
    b.writeUInt32BE(v >>> 0, onde)
    onde += 4
  }
  const t = (nome: string): void => {
    b.write(nome, onde, 'latin1')
    onde += 4
  }
  n(moof)
  t('moof')
  n(16)
  t('mfhd')
  n(0)
  n(++sequencia)
  n(76 + mais)
  t('traf')
  n(16)
  t('tfhd')
  n(0x020000)
  n(video ? TRILHA_DE_VIDEO : TRILHA_DE_SOM)
  n(20)
  t('tfdt')
  n(0x01000000)
  b.writeBigUInt64BE(BigInt(Math.round(inicio)), onde)
  onde += 8
  n(32 + mais)
  t('trun')
  n(mais === 0 ? 0x000701 : 0x000f01)
  n(1)
  n(moof + 8)
  n(duracao)
  n(dados.length)
  n(chave ? 0x02000000 : 0x01010000)
  if (mais > 0) n(depois)
  n(dados.length + 8)
  t('mdat')
  dados.copy(b, onde)
  return b
}

export interface Lida extends Amostra {
  /** place of the fragment in what was read */
  readonly lugar: number
}

/** The fragments of a buffer that `fragmento` wrote. A half one at the end, of a process that was killed, is left out. */
export function* lerFragmentos(b: Buffer, desde = 0): Generator<Lida> {
  let o = desde
  while (o + TAMANHO_DO_MOOF + 8 <= b.length) {
    const moof = b.readUInt32BE(o)
    if (b.toString('latin1', o + 4, o + 8) !== 'moof') return
    if (moof !== TAMANHO_DO_MOOF && moof !== TAMANHO_DO_MOOF + 4) return
    const tamanho = b.readUInt32BE(o + 92)
    const fim = o + moof + 8 + tamanho
    if (fim > b.length) return
    yield {
      lugar: o,
      video: b.readUInt32BE(o + 44) === TRILHA_DE_VIDEO,
      inicio: Number(b.readBigUInt64BE(o + LUGAR_DO_TEMPO)),
      duracao: b.readUInt32BE(o + 88),
      chave: b.readUInt32BE(o + 96) === 0x02000000,
      dados: b.subarray(o + moof + 8, fim),
      ...(moof === TAMANHO_DO_MOOF ? {} : { depois: b.readUInt32BE(o + TAMANHO_DO_MOOF) }),
    }
    o = fim
  }
}

/** Length of the init segment at the start of a file. */
export function tamanhoDoInicio(b: Buffer): number {
  const ftyp = b.readUInt32BE(0)
  return ftyp + b.readUInt32BE(ftyp)
}

/** The decoder configuration inside an init segment of ours. */
export function avcCDe(inicio: Buffer): Buffer | null {
  const o = inicio.indexOf('avcC')
  if (o < 4) return null
  return inicio.subarray(o + 4, o - 4 + inicio.readUInt32BE(o - 4))
}
/** The picture's size inside an init segment of ours. */
export function tamanhoDaImagem(inicio: Buffer): { w: number; h: number } | null {
  const o = inicio.indexOf('avc1')
  return o < 0 ? null : { w: inicio.readUInt16BE(o + 28), h: inicio.readUInt16BE(o + 30) }
}
