// The panel of a lot that is called on another day says when, and its state once.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { expect, test } from 'vitest'
import { RelogioProvider } from '@martelo/ui/countdown.tsx'
import { PlacarDoLote } from '../../../../parts/lances/placar-do-lote.tsx'
import { desenhar } from '../../bancada-da-vitrine.fixture.tsx'

const ESTADO: EstadoDoLote = {
  lelUid: 'l1',
  numero: '1',
  nome: 'Carro',
  versao: 5,
  situacao: 'LIBERADO_LEILAO',
  tipoNegociacao: 'DISPUTA',
  valor: null,
  minimo: 1_000_000,
  incremento: 50_000,
  escada: null,
  proximo: 1_000_000,
  apelido: null,
  cidade: null,
  selo: null,
  data: null,
  quantidade: 0,
  dataInicio: '2026-11-30T13:00:00.000Z',
  dataFim: null,
  encerraPorTempo: false,
  relogio: { fim: null, restanteMs: null, pausado: false },
  compreJa: null,
  automatico: false,
  proposta: false,
  reservaAtingida: null,
}
const AGORA = Date.parse('2026-11-25T12:00:00.000Z')
const painel = (e: Partial<EstadoDoLote>) =>
  desenhar(
    <RelogioProvider renderizadoEm={AGORA} agora={() => AGORA}>
      <PlacarDoLote estado={{ ...ESTADO, ...e }} meu={null} />
    </RelogioProvider>,
  )

test('called on another day: the day and hour of its auction, no state', async () => {
  const html = await painel({})
  expect(html).toContain('30/11/2026')
  expect(html).toContain('10:00')
  expect(html).not.toContain('Aberto')
})

test('ended by the clock: its end, besides the countdown', async () => {
  const html = await painel({ encerraPorTempo: true, dataFim: '2026-12-01T18:00:00.000Z' })
  expect(html).toContain('Encerra 01/12/2026')
})

test('a shop’s price is named first, and what is offered below it', async () => {
  const com = async (e: Partial<EstadoDoLote>) =>
    (
      await desenhar(
        <RelogioProvider renderizadoEm={AGORA} agora={() => AGORA}>
          <PlacarDoLote estado={{ ...ESTADO, compreJa: 3_608_400, ...e }} meu={null} fixo={3_608_400} />
        </RelogioProvider>,
      )
    )
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' ')
  expect(await com({})).toMatch(/Preço.*36\.084.*a partir de R\$ 10\.000,00/)
  expect(await com({ valor: 1_200_000 })).toMatch(/Preço.*36\.084.*atual: R\$ 12\.000,00/)
})

test('fixed price: what it costs, not where it begins', async () => {
  const html = await painel({ tipoNegociacao: 'COMPRE_JA', compreJa: 3_608_400 })
  expect(html).toContain('36.084')
  expect(html).toContain('Preço')
  expect(html).not.toContain('inicial')
})
