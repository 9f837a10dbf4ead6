// What a member of a group reads on a lot before he may buy: the price that his basket counts.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MeuNoLote, RetratoDoLote } from './lote-ao-vivo.ts'
import { PrecoFixoDoLote } from './preco-fixo-do-lote.tsx'

const LOJISTAS = { nome: 'Lojistas', porcentagem: 10 }
const meu = (desconto: typeof LOJISTAS | null) =>
  ({
    grupo: { desconto, comissao: null },
    impedimento: { codigo: 'sem-habilitacao', mensagem: 'Habilite-se' },
  }) as unknown as MeuNoLote

const ler = (estado: object, m: MeuNoLote | null, tipo: 'leilao' | 'loja' = 'leilao') =>
  renderToStaticMarkup(
    <PrecoFixoDoLote
      retrato={
        { estado: { valor: null, compreJa: 10_000_00, ...estado }, meu: m } as unknown as RetratoDoLote
      }
      tipo={tipo}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  [
    'of a member, with its reason',
    { tipoNegociacao: 'DISPUTA' },
    meu(LOJISTAS),
    'leilao',
    'Compre já: R$ 9.000,00 Preço do grupo Lojistas: 10% a menos que R$ 10.000,00.',
  ],
  ['of everyone, in a shop', { tipoNegociacao: 'DISPUTA' }, meu(null), 'loja', 'Preço: R$ 10.000,00'],
  [
    'where the score is the price already: the reason alone',
    { tipoNegociacao: 'COMPRE_JA' },
    meu(LOJISTAS),
    'loja',
    'Preço do grupo Lojistas: 10% a menos que R$ 10.000,00.',
  ],
  [
    'of a member once a bid came there: the price of everyone',
    { tipoNegociacao: 'DISPUTA', valor: 9_000_00 },
    meu(LOJISTAS),
    'leilao',
    'Compre já: R$ 10.000,00',
  ],
  ['of a lot without one', { tipoNegociacao: 'DISPUTA', compreJa: null }, meu(LOJISTAS), 'leilao', ''],
] as const)('the fixed price %s', (_, estado, m, tipo, texto) => expect(ler(estado, m, tipo)).toBe(texto))
