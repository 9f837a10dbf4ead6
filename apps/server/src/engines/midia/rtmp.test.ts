import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { amf, lerAmf } from './amf.ts'
import { VIDEO } from './pedacos.ts'
import { escutarRtmp, type Porteiro } from './rtmp-entrada.ts'
import { SaidaRtmp } from './rtmp-saida.ts'

const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex')
const abertos: (() => void)[] = []
afterEach(() => abertos.splice(0).forEach((f) => f()))

async function servidor(aceitar: Porteiro): Promise<string> {
  const s: Server = escutarRtmp(aceitar)
  s.listen(0, '127.0.0.1')
  await once(s, 'listening')
  abertos.push(() => s.close())
  return `rtmp://127.0.0.1:${(s.address() as AddressInfo).port}/live/chave-secreta`
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

test('values of AMF are read back as they were written', () => {
  const valores = [
    'connect',
    1,
    { app: 'live', ok: true, nada: null, dentro: { n: -0.5 } },
    null,
    false,
  ] as const
  expect(lerAmf(amf(...valores))).toEqual(valores)
})

test('frames arrive at the server, after configuration, from a key frame on, in chunks of any length', async () => {
  const chegados: { tipo: number; ms: number; dados: Buffer }[] = []
  const pedidos: string[] = []
  const url = await servidor((app, chave) => {
    pedidos.push(`${app} ${chave}`)
    return { midia: (tipo, ms, dados) => chegados.push({ tipo, ms, dados }), fim: () => undefined }
  })
  const { ditos, saida } = ligar(url)
  await expect.poll(() => ditos.at(-1)).toBe('NO_AR')
  expect(pedidos).toEqual(['live chave-secreta'])
  const grande = Buffer.alloc(200_000, 7)
  saida.quadro(true, false, 1_000, Buffer.from('too early'))
  saida.quadro(true, true, 1_040, grande)
  saida.quadro(false, true, 1_045, Buffer.from('som'))
  saida.quadro(true, false, 1_080, Buffer.from('delta'))
  await expect.poll(() => chegados.length).toBe(5)
  const [seqV, seqA, chave, som, delta] = chegados
  expect(seqV?.dados.subarray(5).equals(avcC)).toBe(true)
  expect(seqA?.dados.toString('hex')).toBe('af001190')
  expect(chave).toMatchObject({ tipo: VIDEO, ms: 0 })
  expect(chave?.dados.subarray(0, 5).toString('hex')).toBe('1701000000')
  expect(chave?.dados.subarray(5).equals(grande)).toBe(true)
  expect(som?.ms).toBe(5)
  expect(delta?.dados.subarray(0, 2).toString('hex')).toBe('2701')
})

test('a server that refuses ends it, with its reason', async () => {
  const { ditos } = ligar(await servidor(() => null))
  await expect.poll(() => ditos.at(-1)).toBe('RECUSADO NetStream.Publish.BadName')
})

test('a server that closes is called again', async () => {
  let vezes = 0
  const url = await servidor((_app, _chave, fio) => {
    vezes += 1
    if (vezes === 1) setTimeout(() => fio.destroy(), 50)
    return { midia: () => undefined, fim: () => undefined }
  })
  const { ditos } = ligar(url)
  await expect.poll(() => vezes, { timeout: 5_000 }).toBe(2)
  await expect.poll(() => ditos.at(-1)).toBe('NO_AR')
  expect(ditos.some((d) => d.startsWith('RECONECTANDO'))).toBe(true)
})

test('after a fallen line a server that still holds the old connection is asked again', async () => {
  let vezes = 0
  const url = await servidor((_app, _chave, fio) => {
    vezes += 1
    if (vezes === 1) setTimeout(() => fio.destroy(), 50)
    return vezes === 2 ? null : { midia: () => undefined, fim: () => undefined }
  })
  const { ditos } = ligar(url)
  await expect.poll(() => vezes, { timeout: 10_000 }).toBe(3)
  await expect.poll(() => ditos.at(-1)).toBe('NO_AR')
  expect(ditos).toContain('RECONECTANDO NetStream.Publish.BadName')
})

test('a line of rubbish ends the connection and nothing else', async () => {
  const url = await servidor(() => null)
  const { connect } = await import('node:net')
  const fio = connect(Number(new URL(url.replace('rtmp', 'http')).port), '127.0.0.1')
  fio.on('error', () => undefined)
  fio.resume()
  fio.write(Buffer.alloc(20_000, 0xff))
  await once(fio, 'close')
  const { ditos } = ligar(url)
  await expect.poll(() => ditos.at(-1)).toMatch(/^RECUSADO/)
})
