// Bank, bank of boletos and acquirer as servers beside a house that they notify over HTTP, and the moods that they have:
// slow, failing, gone, silent, telling everything twice, doing what was asked and not saying so, never telling.
import { salvarRegraDoCartao } from '@martelo/contracts/cartoes/salvar-regra-do-cartao.contract.ts'
import { criarExterno } from '../../../apps/server/src/core/externo/externo.ts'
import { tentarEnvio } from '../../../apps/server/src/core/externo/envio.ts'
import { BANCO_BOLETO } from '../../../apps/server/src/modules/boletos/banco-boleto.integration.ts'
import { ADQUIRENTE } from '../../../apps/server/src/modules/cartoes/adquirente.integration.ts'
import {
  type AdquirenteSimulado,
  iniciarAdquirente,
} from '../../../apps/server/src/simuladores/adquirente.ts'
import {
  type BancoDeBoletosSimulado,
  iniciarBancoDeBoletos,
} from '../../../apps/server/src/simuladores/banco-de-boletos.ts'
import type { Pix } from '../../../apps/server/src/simuladores/livros-do-banco-pix.ts'
import type { Cenario } from '../../pg/cenario.ts'
import { sql } from 'kysely'
import { abrirContaDeCobranca, salvarConvenio } from '../../pg/cobranca-de-teste.ts'
import { executarChamada } from '../../pg/executar-chamada.ts'
import { abrirPraca, type Praca } from '../../pg/venda-de-teste.ts'

export const HUMORES = [
  'normal',
  'lento',
  'duas-vezes',
  'erro',
  'fora',
  'faz-e-cala',
  'nunca',
  'calado',
] as const
export type Humor = (typeof HUMORES)[number]

/** Requests that a mood spoils; the others last until the next one. */
const ESTRAGADOS: Partial<Record<Humor, number>> = { erro: 2, fora: 2, 'faz-e-cala': 1, calado: 1 }
const ESPERA_MS = 300
const CHAVE_PIX = 'pix@casa.com.br'
/** Nothing listens there. */
const SEM_OUVINTE = 'http://127.0.0.1:9/'

export interface PracaDaRede extends Praca {
  readonly c: Cenario
  readonly boletos: BancoDeBoletosSimulado
  readonly adquirente: AdquirenteSimulado
  readonly mudo: AdquirenteSimulado
  readonly contaUid: string
  /** what the Pix bank has in its books */
  pixNoBanco(): Promise<readonly Pix[]>
  ficar(humor: Humor): Promise<void>
  /** how the house charges from now on */
  cobrarPor(via: 'API' | 'CNAB'): Promise<void>
  /** the time after which the product tries again has passed: that of a party, and that of each message */
  passarAPausa(): Promise<void>
}

export async function abrirPracaDaRede(c: Cenario): Promise<PracaDaRede> {
  const boletos = await iniciarBancoDeBoletos()
  const adquirente = await iniciarAdquirente({ demoraMs: 200 })
  const mudo = await iniciarAdquirente({ silencioso: true })
  const externo = criarExterno({
    banco: c.banco,
    log: c.servicos.log,
    demo: true,
    pausaMs: 50,
    origemDaCasa: () => Promise.resolve(p.url),
  })
  Object.assign(c.servicos, { externo })
  const acesso = (s: BancoDeBoletosSimulado | AdquirenteSimulado) => ({
    url: s.url,
    token: s.token,
    segredoDosAvisos: s.segredo,
  })
  externo.usarPlataforma(BANCO_BOLETO, acesso(boletos))
  let deixar = externo.usarPlataforma(ADQUIRENTE, acesso(adquirente))
  const p = await abrirPraca(c)
  const contaUid = await abrirContaDeCobranca(c)
  const passarAPausa = async (): Promise<void> => {
    for (const parte of ['banco-boleto', 'adquirente', 'banco-pix'])
      externo.disjuntores.esquecer(`${parte}|plataforma`)
    const { rows } = await sql<{ id: number }>`
      update externo_envio set proxima_at = clock_timestamp()
      where situacao = 'pendente' and proxima_at > clock_timestamp() + interval '1 second' returning id`.execute(
      c.banco.sistema,
    )
    for (const { id } of rows) await tentarEnvio(externo, id, 0)
  }
  const praca: PracaDaRede = {
    ...p,
    c,
    boletos,
    adquirente,
    mudo,
    contaUid,
    passarAPausa,
    pixNoBanco: () => lerPixDoBanco(p.banco.url),
    async ficar(humor) {
      await passarAPausa()
      const modo = humor === 'nunca' ? 'normal' : humor
      for (const { controle } of [boletos, adquirente])
        Object.assign(controle, { modo, esperaMs: ESPERA_MS, vezes: ESTRAGADOS[humor] ?? 0 })
      const falha = humor === 'erro' || humor === 'fora' || humor === 'calado'
      Object.assign(p.banco.comportamento, {
        latenciaMs: humor === 'lento' ? ESPERA_MS : 0,
        falharACada: falha ? 2 : 0,
      })
      deixar()
      deixar = externo.usarPlataforma(ADQUIRENTE, acesso(humor === 'nunca' ? mudo : adquirente))
      await ouvirAvisos(p, humor !== 'nunca')
    },
    async cobrarPor(via) {
      const r = await salvarConvenio(p.ctx(c.equipe), contaUid, { via })
      if (r.erro !== null) throw new Error(`the agreement was refused: ${r.erro.error}`)
    },
    async parar() {
      await Promise.all([boletos.sossegar(), adquirente.sossegar()])
      await p.parar()
      await Promise.all([boletos.parar(), adquirente.parar(), mudo.parar()])
    },
  }
  const regra = await executarChamada(p.ctx(c.equipe), salvarRegraDoCartao, { body: REGRA_DO_CARTAO })
  if (regra.erro !== null) throw new Error(`the rule of cards was refused: ${regra.erro.error}`)
  await praca.cobrarPor('API')
  return praca
}

const REGRA_DO_CARTAO = {
  ativo: true,
  capturaAutomatica: true,
  jurosPor: 'comprador',
  maximoDeParcelas: 12,
  valorMinimo: 1_00,
  versao: 0,
}
/** The bank posts to whichever address stands with it; the product has registered its own with the first charge. */
const enderecos = new WeakMap<object, string>()
async function ouvirAvisos(p: Praca, ouvir: boolean): Promise<void> {
  const noBanco = (webhookUrl: string) =>
    fetch(`${p.banco.url}/webhook/${encodeURIComponent(CHAVE_PIX)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ webhookUrl }),
    })
  const proprio = p.banco.enderecoDosAvisos(CHAVE_PIX)
  if (proprio !== null && proprio !== SEM_OUVINTE) enderecos.set(p.banco, proprio)
  const destino = ouvir ? enderecos.get(p.banco) : SEM_OUVINTE
  if (destino !== undefined && proprio !== null) await noBanco(destino)
}

async function lerPixDoBanco(url: string): Promise<readonly Pix[]> {
  const todos: Pix[] = []
  const fim = new Date(Date.now() + 60_000).toISOString()
  for (let pagina = 0; ; pagina++) {
    const r = await fetch(
      `${url}/pix?inicio=2020-01-01T00:00:00Z&fim=${fim}&paginacao.paginaAtual=${pagina}&paginacao.itensPorPagina=100`,
    )
    if (!r.ok) continue
    const { pix } = (await r.json()) as { pix: Pix[] }
    todos.push(...pix)
    if (pix.length < 100) return todos
  }
}
