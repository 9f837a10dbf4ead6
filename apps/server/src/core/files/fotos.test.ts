import { deflateSync, crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { type FotoPronta, LIMITES_DE_FOTO, largurasPara, prepararFoto } from './fotos.ts'
import { criarSemaforo } from './semaforo.ts'

/** Left half red, right half blue: orientation shows in it. */
function imagem(largura: number, altura: number): Sharp {
  const metade = Math.ceil(largura / 2)
  return sharp({ create: { width: largura, height: altura, channels: 3, background: '#d01020' } }).composite([
    {
      input: { create: { width: largura - metade, height: altura, channels: 3, background: '#1020d0' } },
      left: metade,
      top: 0,
    },
  ])
}

async function pronta(bytes: Uint8Array): Promise<FotoPronta> {
  const resultado = await prepararFoto(bytes)
  if (!resultado.ok) throw new Error(resultado.mensagem)
  return resultado.foto
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const i = (y * info.width + x) * info.channels
  return (data[i] ?? 0) > (data[i + 2] ?? 0) ? 'vermelho' : 'azul'
}

/** A PNG header that announces a size, with almost no pixels behind it. */
function pngQueAnuncia(largura: number, altura: number): Buffer {
  const pedaco = (tipo: string, dados: Buffer): Buffer => {
    const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados])
    const tamanho = Buffer.alloc(4)
    tamanho.writeUInt32BE(dados.length)
    const soma = Buffer.alloc(4)
    soma.writeUInt32BE(crc32(corpo))
    return Buffer.concat([tamanho, corpo, soma])
  }
  const cabecalho = Buffer.alloc(13)
  cabecalho.writeUInt32BE(largura, 0)
  cabecalho.writeUInt32BE(altura, 4)
  cabecalho.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pedaco('IHDR', cabecalho),
    pedaco('IDAT', deflateSync(Buffer.alloc(1000))),
    pedaco('IEND', Buffer.alloc(0)),
  ])
}

describe('what comes out', () => {
  it('has four widths of WebP, the size of the original, a preview and a colour', async () => {
    const foto = await pronta(await imagem(2400, 1600).jpeg().toBuffer())
    expect(foto).toMatchObject({ largura: 2400, altura: 1600 })
    expect(foto.versoes.map((v) => [v.largura, v.altura])).toEqual([
      [320, 213],
      [640, 427],
      [1280, 853],
      [1920, 1280],
    ])
    for (const versao of foto.versoes) {
      expect(await sharp(versao.bytes).metadata()).toMatchObject({ format: 'webp', width: versao.largura })
    }
    expect(foto.cor).toMatch(/^#[0-9a-f]{6}$/)
    expect(foto.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(foto.previa).toMatch(/^data:image\/webp;base64,/)
    expect(foto.previa.length).toBeLessThan(600)
    const previa = Buffer.from(foto.previa.split(',')[1] ?? '', 'base64')
    expect(await sharp(previa).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 })
  })

  it.each([
    [1, [1]],
    [320, [320]],
    [321, [320, 321]],
    [1000, [320, 640, 1000]],
    [1920, [320, 640, 1280, 1920]],
    [8000, [320, 640, 1280, 1920]],
  ])('is never enlarged: %i px wide gives %j', (natural, larguras) =>
    expect(largurasPara(natural)).toEqual(larguras),
  )

  it.each(['png', 'webp', 'jpeg'] as const)('takes %s', async (formato) => {
    const foto = await pronta(await imagem(400, 300).toFormat(formato).toBuffer())
    expect(foto.versoes.map((v) => v.largura)).toEqual([320, 400])
  })

  it('stands upright: a picture that a telephone marked as turned', async () => {
    const deitada = await imagem(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const foto = await pronta(deitada)
    expect(foto).toMatchObject({ largura: 400, altura: 600 })
    const maior = foto.versoes.at(-1)
    expect(maior).toMatchObject({ largura: 400, altura: 600 })
    // Turned by 90 degrees clockwise, the left half is on top.
    expect(await pixel(maior?.bytes ?? Buffer.alloc(0), 200, 50)).toBe('vermelho')
    expect(await pixel(maior?.bytes ?? Buffer.alloc(0), 200, 550)).toBe('azul')
  })

  it('carries no EXIF, GPS, XMP, IPTC or profile', async () => {
    const comGps = await imagem(800, 600)
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">pátio secreto</x:xmpmeta>')
      .withExif({
        IFD0: { Make: 'Telefone Secreto', Copyright: 'Fulano' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '16/1 40/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '49/1 15/1 0/1',
        },
      })
      .jpeg()
      .toBuffer()
    const antes = await sharp(comGps).metadata()
    expect(antes.exif?.includes('Telefone Secreto')).toBe(true)
    expect(antes.icc).toBeDefined()
    expect(antes.xmp).toBeDefined()

    const foto = await pronta(comGps)
    for (const { bytes } of foto.versoes) {
      const depois = await sharp(bytes).metadata()
      expect(depois).toMatchObject({ space: 'srgb' })
      expect([depois.exif, depois.icc, depois.xmp, depois.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      for (const rastro of ['Secreto', 'GPS', 'EXIF', 'XMP ', 'ICCP', 'Fulano'])
        expect(bytes.includes(rastro)).toBe(false)
    }
  })

  it('turns CMYK and transparency into plain sRGB', async () => {
    const cmyk = await pronta(await imagem(400, 300).toColourspace('cmyk').jpeg().toBuffer())
    expect(await sharp(cmyk.versoes[0]?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const vidro = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const foto = await pronta(vidro)
    expect(await sharp(foto.versoes[0]?.bytes).metadata()).toMatchObject({ hasAlpha: false })
    expect(foto.cor).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/)
  })
})

describe('what is refused', () => {
  const inteira = imagem(1200, 900).jpeg().toBuffer()
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'vazio'],
    [
      'too many bytes',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(LIMITES_DE_FOTO.bytes)]),
      'grande-demais',
    ],
    ['text', () => Buffer.from('isto não é uma foto'), 'tipo-errado'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'tipo-errado',
    ],
    ['GIF', () => imagem(40, 40).gif().toBuffer(), 'tipo-errado'],
    ['PDF called jpg', () => Buffer.from('%PDF-1.7\n'), 'tipo-errado'],
    ['a JPEG cut in the middle', async () => (await inteira).subarray(0, 4000), 'corrompido'],
    ['a JPEG header and nothing', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'corrompido'],
    ['a PNG without its pixels', () => pngQueAnuncia(4000, 3000), 'corrompido'],
    ['an announced 60,000 × 60,000', () => pngQueAnuncia(60_000, 60_000), 'pixels-demais'],
    ['an announced 10,000 × 5,001', () => pngQueAnuncia(10_000, 5001), 'pixels-demais'],
    [
      'HEIC in HEVC, which the library cannot open',
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
      'tipo-errado',
    ],
  ])('%s', async (_, bytes, motivo) => {
    const inicio = performance.now()
    const resultado = await prepararFoto(await bytes())
    expect(resultado).toMatchObject({ ok: false, motivo })
    expect(!resultado.ok && resultado.mensagem).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(performance.now() - inicio).toBeLessThan(4000)
  })

  it('damaged files of every kind, without ever throwing', async () => {
    const sementes = await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map((f) => imagem(90, 60).toFormat(f).toBuffer()),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sementes),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        fc.nat(2000),
        async (semente, trocas, corte) => {
          const bytes = Buffer.from(semente)
          for (const [onde, valor] of trocas) bytes[onde % bytes.length] = valor
          const resultado = await prepararFoto(bytes.subarray(0, 12 + (corte % bytes.length)))
          expect(typeof resultado.ok).toBe('boolean')
        },
      ),
      { numRuns: 120 },
    )
  }, 30_000)
})

describe('the door', () => {
  it('lets so many in, keeps the order, refuses when the waiting room is full, and survives a failure', async () => {
    const porta = criarSemaforo(2, 2)
    const saidas: (() => void)[] = []
    let dentro = 0
    let pico = 0
    const ordem: number[] = []
    const tarefa = (n: number) => () => {
      ordem.push(n)
      pico = Math.max(pico, ++dentro)
      return new Promise<number>((sair, falhar) =>
        saidas.push(() => {
          dentro--
          if (n === 1) falhar(new Error('falha'))
          else sair(n)
        }),
      )
    }
    const promessas = [0, 1, 2, 3, 4].map((n) => porta.entrar(tarefa(n)).catch((e: Error) => e.message))
    expect(await promessas[4]).toBeNull()
    expect([porta.ocupados(), porta.esperando()]).toEqual([2, 2])
    for (let i = 0; i < 4; i++) {
      saidas[i]?.()
      await new Promise((r) => setImmediate(r))
    }
    expect(await Promise.all(promessas)).toEqual([0, 'falha', 2, 3, null])
    expect({ pico, ordem, ocupados: porta.ocupados() }).toEqual({ pico: 2, ordem: [0, 1, 2, 3], ocupados: 0 })
  })
})
