// Sockets that are refused, or leave while their session is looked up: answered, closed, and without effect on others.
import net, { type AddressInfo } from 'node:net'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { atenderUpgrades, criarServidorHttp, type ServidorHttp } from '../../core/http/fios.ts'
import { CAMINHO_TEMPO_REAL, criarSoquete } from './soquete.ts'

let c: Cenario
let soquete: ReturnType<typeof criarSoquete>
let servidor: ServidorHttp
let porta = 0

beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0 })
  soquete = criarSoquete(c.servicos)
  servidor = criarServidorHttp(c.servicos.config.fios, c.servicos.log)
  atenderUpgrades(servidor.http, 5_000, (q, fio, cabeca) => {
    void soquete.atualizar(q, fio, cabeca)
    return true
  })
  await new Promise<void>((ok) => servidor.http.listen(0, '127.0.0.1', ok))
  porta = (servidor.http.address() as AddressInfo).port
})
afterAll(async () => {
  soquete.fechar()
  for (const fio of servidor.fios) fio.destroy()
  servidor.http.close()
  await c.fechar()
})

const aperto = (mais: string, host = 'leilao.localhost') =>
  `GET ${CAMINHO_TEMPO_REAL} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${mais}\r\n`
const CHAVE = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const CASOS: readonly [string, string, number][] = [
  ['an unknown host', aperto(CHAVE, 'ninguem.example'), 404],
  ['a foreign origin', aperto(`${CHAVE}Origin: https://outro.example\r\n`), 403],
  ['no key', aperto('Sec-WebSocket-Version: 13\r\n'), 400],
  ['another version', aperto(CHAVE.replace('13', '99')), 400],
  ['a good handshake', aperto(CHAVE), 101],
]

async function ligar(): Promise<net.Socket & { dito: string }> {
  const fio = Object.assign(net.connect({ port: porta, host: '127.0.0.1', allowHalfOpen: true }), {
    dito: '',
  })
  fio.on('error', () => undefined).on('data', (d) => (fio.dito += d.toString('latin1')))
  await new Promise((ok) => fio.once('connect', ok))
  return fio
}
async function ate(pergunta: () => boolean): Promise<void> {
  for (const fim = Date.now() + 6_000; Date.now() < fim && !pergunta(); ) await esperar(10)
  expect(pergunta()).toBe(true)
}

test.each(CASOS)('%s: answered, and gone when the other side stays', async (_, dito, situacao) => {
  const fio = await ligar()
  fio.write(dito)
  await ate(() => fio.dito.startsWith(`HTTP/1.1 ${situacao} `))
  if (situacao === 101) fio.destroy()
  await ate(() => servidor.fios.size === 0 && soquete.quantas() === 0)
  fio.destroy()
})

test.each(CASOS)('%s: reset at any moment of the handshake', async (_, dito) => {
  for (const ms of [0, 0, 1, 3, 10, 30]) {
    const fio = await ligar()
    fio.write(dito)
    if (ms > 0) await esperar(ms)
    fio.resetAndDestroy()
  }
  const cortado = await ligar()
  cortado.write(dito.slice(0, -3))
  await esperar(20)
  cortado.resetAndDestroy()
  await ate(() => servidor.fios.size === 0 && soquete.quantas() === 0)
})

test('what comes behind the handshake and is no frame ends that socket alone', async () => {
  const bom = await ligar()
  bom.write(aperto(CHAVE))
  await ate(() => bom.dito.startsWith('HTTP/1.1 101 '))
  for (const lixo of [
    '\xff\xff\xff\xff',
    '\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff',
    'GET / HTTP/1.1\r\n\r\n',
  ]) {
    const fio = await ligar()
    fio.write(aperto(CHAVE) + lixo, 'latin1')
    await ate(() => fio.destroyed || fio.readableEnded)
    fio.resetAndDestroy()
  }
  await ate(() => soquete.quantas() === 1 && servidor.fios.size === 1)
  bom.destroy()
  await ate(() => servidor.fios.size === 0)
})

test('a house that closes: the lines of its visitors end by a code of their own, and no new one comes', async () => {
  const fechar = async (quando: Date | null): Promise<void> => {
    await sql`update hotsite set manutencao_fecha_at = ${quando} where id = ${c.hotsite.id}`.execute(
      c.banco.sistema,
    )
    c.servicos.hotsites.esquecer()
  }
  const token = await c.servicos.tokens.assinar(
    c.hotsite.id,
    { ...c.equipe, nome: 'Equipe', familia: crypto.randomUUID(), cliId: null, cliUid: null },
    Date.now() + 60_000,
  )
  const visita = await ligar()
  visita.write(aperto(CHAVE))
  const equipe = await ligar()
  equipe.write(aperto(`${CHAVE}Authorization: Bearer ${token}\r\n`))
  await ate(() => soquete.quantas() === 2)
  // Announced for a moment from now: the clock alone closes.
  await fechar(new Date(Date.now() + 500))
  await ate(() => visita.dito.includes('\x88\x0e\x11\x97house closed'))
  visita.destroy()
  await ate(() => soquete.quantas() === 1)
  expect(equipe.dito).not.toContain('house closed')
  const nova = await ligar()
  nova.write(aperto(CHAVE))
  await ate(() => nova.dito.startsWith('HTTP/1.1 503 '))
  await fechar(null)
  const outra = await ligar()
  outra.write(aperto(CHAVE))
  await ate(() => outra.dito.startsWith('HTTP/1.1 101 '))
  for (const fio of [visita, equipe, nova, outra]) fio.destroy()
  await ate(() => servidor.fios.size === 0)
})
