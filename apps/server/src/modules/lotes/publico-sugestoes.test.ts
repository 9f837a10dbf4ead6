import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { montarVocabulario } from '@martelo/domain/buscas/vocabulario.ts'
import { interpretarBusca } from '@martelo/domain/buscas/texto-da-busca.ts'
import { expect, test } from 'vitest'
import { CATALOGO_DO_PLACAR } from '../../../../../tests/busca/amostra/catalogo-do-placar.ts'
import { prepararConsulta } from '../../engines/busca/consulta-de-busca.ts'
import { Indice } from '../../engines/busca/indice.ts'
import { sugestaoDoLote, sugestaoDoTexto, sugestoesEntendidas } from './publico-sugestoes.ts'

const indice = new Indice()
for (const d of CATALOGO_DO_PLACAR) indice.aplicar(d)
const possiveis = indice.possiveis(prepararConsulta({ requisicoesBusca: [] }, 'publica', () => []))
const vocabulario = montarVocabulario(possiveis.valores)

test.each([
  ['volksvagen', ['Volkswagen']],
  ['vw', ['Volkswagen']],
  ['oinx', ['Onix']],
  ['campinsa', ['Campinas']],
  ['yam', ['Yamaha', 'Fazer 250', 'Lander']],
  ['xyzxyz', []],
])('%s suggests', (digitado, nomes) =>
  expect(
    sugestoesEntendidas(possiveis, interpretarBusca(digitado, vocabulario), digitado).map((s) => s.texto),
  ).toEqual(nomes),
)

test.each([
  ['vw gol vermelho até 40 mil', 'Volkswagen Gol · vermelha · até R$ 40.000'],
  ['moto 2019 a 2021', 'Moto · 2019 a 2021'],
  ['onix automatico placa final 7', 'Chevrolet Onix · automático · placa final 7'],
  ['caminhão diesel a partir de 2018', 'Caminhão ou Cavalo mecânico · diesel · a partir de 2018'],
  ['carro 30% abaixo da fipe, média monta', 'Carros · média monta · até 70% do valor de mercado'],
  ['batido', null],
  ['Volkswagen', null],
])('%s is read as %s', (digitado, lida) => {
  const s = sugestaoDoTexto(digitado, interpretarBusca(digitado, vocabulario), 3)
  expect([s.detalhe, s.quantidade]).toEqual([lida, 3])
})

test.each([
  ['loja', { lance: null }, 900],
  ['loja', { lance: { valor: 500, quantidade: 1 } }, 900],
  ['leilao', { lance: { valor: 500, quantidade: 1 } }, 500],
  ['leilao', { lance: null }, 100],
  ['leilao', { lance: { valor: 500, quantidade: 1 }, valorVendido: 600, situacao: 'VENDIDO' }, 600],
] as const)('a lot of a %s is suggested at its card’s price', (tipo, mudar, preco) => {
  const lote = {
    nome: 'Uno',
    numero: '1',
    url: '/u',
    fotosUrls: [],
    minimo: 100,
    compreJa: 900,
    valorVendido: null,
  }
  const cartao = { ...lote, situacao: 'LIBERADO_LEILAO', ...mudar } as unknown as CartaoDeLote
  expect(sugestaoDoLote(cartao, tipo).preco).toBe(preco)
})
