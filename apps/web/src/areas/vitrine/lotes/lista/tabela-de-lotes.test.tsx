import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { expect, test } from 'vitest'
import { desenhar } from '../../bancada-da-vitrine.fixture.tsx'
import TabelaDeLotes from './tabela-de-lotes.tsx'

const LOTE = {
  uid: '00000000-0000-4000-8000-000000000001',
  numero: '7',
  nome: 'Uno',
  url: '/uno',
  situacao: 'LIBERADO_LEILAO',
  anoFabricacao: 2018,
  anoModelo: 2018,
  km: null,
  cidade: null,
  minimo: 1_000_00,
  compreJa: 9_000_00,
  lance: { valor: 5_000_00, quantidade: 1 },
  valorVendido: null,
  encerraPorTempo: false,
  dataFim: null,
  leilao: { data: '2026-05-10T13:00:00.000Z' },
} as unknown as CartaoDeLote

test.each([
  ['loja', '9.000'],
  ['leilao', '5.000'],
])('the table of a %s tells the price of the card', async (tipo, valor) => {
  const html = await desenhar(<TabelaDeLotes lotes={[LOTE]} />, { marca: { tipo } })
  const ditos = [...html.matchAll(/R\$[^<\d]*([\d.]+)/g)].map((m) => m[1])
  expect(ditos).toEqual([valor])
})
