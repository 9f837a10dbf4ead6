// A destination behind a line of its own: one that is late, one that stops reading, and one over TLS, trusted and not.
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import tls from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { VIDEO } from './pedacos.ts'
import { escutarRtmp } from './rtmp-entrada.ts'
import { SaidaRtmp } from './rtmp-saida.ts'

const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex')
const ESPERA = { timeout: 15_000 }
const abertos: (() => void)[] = []
afterEach(() => abertos.splice(0).forEach((f) => f()))

async function porta(s: net.Server): Promise<number> {
  s.listen(0, '127.0.0.1')
  await once(s, 'listening')
  abertos.push(() => s.close())
  return (s.address() as AddressInfo).port
}
/** A server that takes everyone, and what it got of the picture. */
async function destino() {
  const quadros: Buffer[] = []
  const s = escutarRtmp(() => ({
    midia: (tipo, _ms, dados) => tipo === VIDEO && quadros.push(dados),
    fim: () => undefined,
  }))
  return { quadros, numero: await porta(s) }
}
/** A line to it on which each piece takes `ms`; `fechado` stops what goes in. */
function linha(para: number, ms: number) {
  const estado = { fechada: false, parados: [] as net.Socket[] }
  const levar = (a: net.Socket, b: net.Socket): void => {
    a.on('data', (x) => {
      setTimeout(() => b.writable && b.write(x), ms)
      if (!estado.fechada) return
      a.pause()
      estado.parados.push(a)
    })
    a.on('close', () => b.destroy())
    a.on('error', () => undefined)
  }
  const servir = (de: net.Socket): void => {
    const fio = net.connect(para, '127.0.0.1')
    levar(de, fio)
    levar(fio, de)
  }
  return {
    servir,
    fechar: () => {
      estado.fechada = true
    },
    abrir: () => {
      estado.fechada = false
      for (const f of estado.parados.splice(0)) f.resume()
    },
  }
}
function ligar(url: string) {
  const ditos: string[] = []
  const saida = new SaidaRtmp(url, (situacao, motivo) =>
    ditos.push(motivo ? `${situacao} ${motivo}` : situacao),
  )
  abertos.push(() => saida.fechar())
  saida.configurar({ avcC, w: 1280, h: 720 })
  return { ditos, saida }
}

test('a server that is late with every answer is waited for', async () => {
  const d = await destino()
  const l = linha(d.numero, 300)
  const { ditos, saida } = ligar(`rtmp://127.0.0.1:${await porta(net.createServer(l.servir))}/live/chave`)
  await expect.poll(() => ditos.at(-1), ESPERA).toBe('NO_AR')
  expect(ditos).toEqual(['CONECTANDO', 'NO_AR'])
  saida.quadro(true, true, 0, Buffer.alloc(9_000, 7))
  await expect.poll(() => d.quadros.length, ESPERA).toBe(2)
})

test('a server that stops reading costs pictures and no memory, and goes on at a key frame', async () => {
  const d = await destino()
  const l = linha(d.numero, 0)
  const { ditos, saida } = ligar(`rtmp://127.0.0.1:${await porta(net.createServer(l.servir))}/live/chave`)
  await expect.poll(() => ditos.at(-1), ESPERA).toBe('NO_AR')
  l.fechar()
  let n = 0
  // What the machine's own buffers take differs; far more than they and ours together.
  for (; n < 400 && saida.descartados === 0; n++) {
    saida.quadro(true, n === 0, n * 33, Buffer.alloc(100_000, n))
    await new Promise((ok) => setImmediate(ok))
  }
  expect(saida.descartados).toBeGreaterThan(0)
  l.abrir()
  await expect
    .poll(() => {
      saida.quadro(true, false, n * 33, Buffer.from('no key'))
      saida.quadro(true, true, ++n * 33, Buffer.from('a key'))
      return d.quadros.some((q) => q.subarray(5).toString() === 'a key')
    }, ESPERA)
    .toBe(true)
  const daChave = d.quadros.findIndex((q) => q.subarray(5).toString() === 'a key')
  expect(d.quadros.slice(0, daChave).some((q) => q.subarray(5).toString() === 'no key')).toBe(false)
  expect(ditos.at(-1)).toBe('NO_AR')
})

/** A field of DER: tag, length, content. */
function der(tag: number, ...partes: Buffer[]): Buffer {
  const corpo = Buffer.concat(partes)
  const n = corpo.length
  const tamanho = n < 128 ? [n] : n < 256 ? [0x81, n] : [0x82, n >> 8, n & 255]
  return Buffer.concat([Buffer.from([tag, ...tamanho]), corpo])
}
/** A certificate for localhost that signs itself. */
function certificado(): { key: string; cert: string } {
  const par = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algoritmo = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const nome = der(
    0x30,
    der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('localhost')))),
  )
  const data = (d: Date): Buffer =>
    der(0x17, Buffer.from(`${d.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))
  const agora = Date.now()
  const validade = der(0x30, data(new Date(agora - 864e5)), data(new Date(agora + 864e5)))
  const outroNome = der(0x04, der(0x30, der(0x82, Buffer.from('localhost'))))
  const extensoes = der(0xa3, der(0x30, der(0x30, Buffer.from('0603551d11', 'hex'), outroNome)))
  const tbs = der(
    0x30,
    Buffer.from('a003020102', 'hex'),
    Buffer.from('020101', 'hex'),
    algoritmo,
    nome,
    validade,
    nome,
    par.publicKey.export({ type: 'spki', format: 'der' }),
    extensoes,
  )
  const assinatura = der(0x03, Buffer.from([0]), sign('sha256', tbs, par.privateKey))
  const cert = der(0x30, tbs, algoritmo, assinatura).toString('base64')
  return {
    key: par.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

test('RTMPS: a server whose certificate is good gets the stream, another one not even the key', async () => {
  const d = await destino()
  const c = certificado()
  const recebido: Buffer[] = []
  const l = linha(d.numero, 0)
  const numero = await porta(
    tls.createServer(c, (fio) => {
      fio.on('data', (x) => recebido.push(x))
      l.servir(fio)
    }),
  )
  const fora = ligar(`rtmps://localhost:${numero}/live/chave-secreta`)
  await expect.poll(() => fora.ditos.at(-1), ESPERA).toMatch(/^RECONECTANDO DEPTH_ZERO_SELF_SIGNED_CERT/)
  fora.saida.fechar()
  expect(recebido).toEqual([])

  const antes = tls.getCACertificates()
  tls.setDefaultCACertificates([...antes, c.cert])
  abertos.push(() => tls.setDefaultCACertificates(antes))
  const { ditos, saida } = ligar(`rtmps://localhost:${numero}/live/chave-secreta`)
  await expect.poll(() => ditos.at(-1), ESPERA).toBe('NO_AR')
  saida.quadro(true, true, 0, Buffer.from('over TLS'))
  await expect.poll(() => d.quadros.at(-1)?.subarray(5).toString(), ESPERA).toBe('over TLS')
})
