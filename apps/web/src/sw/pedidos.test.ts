import { expect, test } from 'vitest'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { destinoDe, RECUSA_SEM_CONEXAO } from './pedidos.ts'

const ver = (metodo: string, caminho: string, navega = false) =>
  destinoDe(metodo, new URL(caminho, 'https://casa.com.br'), navega)
const LOTE = '/leilao/campinas-SP/carros/fiat/uno/ano.2019/77'

test.each([
  ['/', { tipo: 'pagina', lote: null }],
  ['/leilao?marca=Fiat', { tipo: 'pagina', lote: null }],
  [LOTE, { tipo: 'pagina', lote: '77' }],
  ['/cliente/favoritos', { tipo: 'pagina', lote: null }],
  ['/admin/leiloes', { tipo: 'outro' }],
  ['/leiloeiro-acompanhar-leilao/x', { tipo: 'outro' }],
  ['/v1/hotsite/sem-conexao', { tipo: 'outro' }],
  ['/simuladores/caixa-postal', { tipo: 'outro' }],
  ['/vistoriar', { tipo: 'vistoriar', onde: 'vistoriar' }],
  ['/vistoriar?vistoria=1', { tipo: 'vistoriar', onde: 'vistoriar' }],
  [`/remocao/${'a'.repeat(43)}`, { tipo: 'vistoriar', onde: 'viagem' }],
  ['/admin/minhas-remocoes', { tipo: 'vistoriar', onde: 'remocoes' }],
  ['/admin/minhas-remocoes?remocao=1', { tipo: 'vistoriar', onde: 'remocoes' }],
  ['/admin/minhas-remocoes/outra', { tipo: 'outro' }],
  ['/eventos/entrada?evento=1', { tipo: 'vistoriar', onde: 'porta' }],
  ['/remocao/nenhum', { tipo: 'pagina', lote: null }],
])('opening %s', (caminho, certo) => expect(ver('GET', caminho, true)).toEqual(certo))

test.each([
  ['GET', `${LOTE}.data`, { tipo: 'dados', lote: '77' }],
  ['GET', '/agenda.data', { tipo: 'dados', lote: null }],
  ['GET', '/v1/cliente/favoritos', { tipo: 'outro' }],
  ['GET', '/assets/base-x.js', { tipo: 'peca' }],
  ['GET', '/vistoriar', { tipo: 'outro' }],
  ['GET', '/admin/minhas-remocoes', { tipo: 'outro' }],
  ['GET', '/arquivos/f/1-480.webp?guardada', { tipo: 'guardado' }],
  ['POST', '/v1/usuario/efetuar-logout', { tipo: 'sessao', saiu: true }],
  ['POST', '/v1/usuario/efetuar-login', { tipo: 'sessao', saiu: false }],
  ['POST', '/v1/usuario/hash/efetuar-login', { tipo: 'sessao', saiu: false }],
  ['POST', '/v1/usuario/refresh-token', { tipo: 'outro' }],
  ['POST', '/v1/leilao/lotes/5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11/lances', { tipo: 'lance' }],
  ['POST', '/v1/leilao/lotes/5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11/comprar-ja', { tipo: 'lance' }],
  ['GET', '/v1/leilao/lotes/5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11/lances', { tipo: 'outro' }],
])('%s %s', (metodo, caminho, certo) => expect(ver(metodo, caminho)).toEqual(certo))

test('what is refused without connection is named in no brand’s words', () => {
  for (const tipo of ['leilao', 'loja'] as const)
    expect(RECUSA_SEM_CONEXAO.message).not.toContain(palavras(tipo).lance.um)
})
