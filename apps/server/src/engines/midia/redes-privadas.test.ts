import { describe, expect, test } from 'vitest'
import { enderecoPrivado, procurarFora, REDE_INTERNA } from './redes-privadas.ts'
import { SaidaRtmp } from './rtmp-saida.ts'

describe('addresses of the inner network', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['169.254.169.254', true],
    ['8.8.8.8', false],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['fd00::1', true],
    ['2800:3f0:4001::1', false],
  ])('%s: %j', (endereco, privado) => {
    expect(enderecoPrivado(endereco)).toBe(privado)
  })
})

test.each([{ all: true }, {}])('a name that leads to this machine leads nowhere: %j', async (opcoes) => {
  const erro = await new Promise((ok) => procurarFora('localhost', opcoes, (e) => ok(e?.message)))
  expect(erro).toBe(REDE_INTERNA)
})

test.each(['localhost', '127.0.0.1'])('a destination at %s gets no connection', async (host) => {
  const ditos: (string | null)[] = []
  const saida = new SaidaRtmp(`rtmp://${host}:1/live/chave`, (_, motivo) => ditos.push(motivo), true)
  await expect.poll(() => ditos).toContain(REDE_INTERNA)
  saida.fechar()
})
