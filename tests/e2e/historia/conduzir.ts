/**
 * The auctioneer's acts and the consignor's answers, through the API. Each act says what the person saw, as a
 * key of the panel would.
 */
import type { Page } from '@playwright/test'
import { expect } from './esperar.ts'
import { pelaApi } from './pela-api.ts'

interface AoVivo {
  readonly estado: { readonly situacao: string; readonly valor: number | null }
}

async function olhar(page: Page, lelUid: string): Promise<AoVivo['estado']> {
  return (await pelaApi<AoVivo>(page, 'GET', `/v1/leilao/lotes/${lelUid}/ao-vivo`)).estado
}

export async function agirNaSala(
  page: Page,
  leiUid: string,
  acao: 'iniciar' | 'encerrar',
  situacao: string,
): Promise<void> {
  await pelaApi(page, 'POST', `/v1/leilao/${leiUid}/sala/acao`, { acao, situacao, pausada: false })
}

export async function agirNoLote(page: Page, leiUid: string, lelUid: string, acao: string): Promise<string> {
  const { situacao, valor } = await olhar(page, lelUid)
  const r = await pelaApi<AoVivo>(page, 'POST', `/v1/leilao/${leiUid}/sala/lotes/${lelUid}/acao`, {
    acao,
    situacao,
    valor,
  })
  return r.estado.situacao
}

/** Both calls and the hammer. Between the calls the law of the room wants three seconds. */
export async function baterMartelo(
  page: Page,
  leiUid: string,
  lelUid: string,
  acao: 'bater' | 'baterCondicional',
): Promise<string> {
  await agirNoLote(page, leiUid, lelUid, 'douLheUma')
  await expect(async () => {
    expect(await agirNoLote(page, leiUid, lelUid, 'douLheDuas')).toBe('DOULHE_DUAS')
  }).toPass({ timeout: 15_000, intervals: [3200, 500] })
  return agirNoLote(page, leiUid, lelUid, acao)
}

export async function responderComoComitente(
  page: Page,
  lelUid: string,
  resposta: 'Liberada' | 'Novo valor',
  valores: { sobre: number; valor?: number },
): Promise<void> {
  await pelaApi(page, 'POST', `/v1/leilao/lotes/${lelUid}/condicional/resposta`, {
    resposta,
    valor: valores.valor ?? null,
    sobre: valores.sobre,
  })
}
