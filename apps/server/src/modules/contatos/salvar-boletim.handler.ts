import { salvarBoletim } from '@martelo/contracts/contatos/salvar-boletim.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarBoletim } from '@martelo/domain/contatos/states.ts'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  contarRascunhos,
  criarRascunho,
  type EscritaGuardada,
  lerBoletins,
  mudarRascunho,
  travarBoletim,
} from './boletins.sql.ts'

/** Unsent ones; what was sent is history. */
const MAXIMO_DE_RASCUNHOS = 50
const NAO_EXISTE = 'Este boletim não existe mais.'

handle(salvarBoletim, (ctx, { body: { uid, versao, interesse, ...resto } }) =>
  ctx.tx(async (tx) => {
    const escrita = { ...resto, interesse: interesse || null }
    const qual = uid === null ? await criar(ctx, tx, escrita) : await mudar(ctx, tx, { uid, versao }, escrita)
    const [salvo] = await lerBoletins(ctx, tx, qual)
    return salvo ?? recusar('NAO_ENCONTRADO', NAO_EXISTE)
  }),
)

async function criar(ctx: Ctx, tx: Tx, escrita: EscritaGuardada): Promise<string> {
  if ((await contarRascunhos(tx, ctx.hotsite.id)) >= MAXIMO_DE_RASCUNHOS)
    throw new RecusaLancada(
      recusar('CHEIO', `Há ${MAXIMO_DE_RASCUNHOS} rascunhos. Apague um que já não serve.`),
    )
  const { nome } = exigirSessao(ctx)
  const uid = await criarRascunho(tx, ctx.hotsite.id, escrita, { nome, quando: ctx.agora })
  await auditar(ctx, tx, { entidade: 'boletim', uid, acao: 'criar', depois: escrita })
  return uid
}

async function mudar(
  ctx: Ctx,
  tx: Tx,
  { uid, versao }: { uid: string; versao: number },
  escrita: EscritaGuardada,
): Promise<string> {
  const b = await travarBoletim(tx, ctx.hotsite.id, { uid })
  if (b === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', NAO_EXISTE))
  const { nome, papeis } = exigirSessao(ctx)
  const pedido = { de: b.situacao, evento: 'alterar', atores: atoresDosPapeis(papeis) } as const
  if (!podeTransitarBoletim(pedido, { destinatarios: 0 }).pode)
    throw new RecusaLancada(recusar('SITUACAO', 'Este boletim já começou a ser enviado e não muda mais.'))
  await conferirVersao(ctx, tx, { entidade: 'boletim', uid, versaoAtual: b.versao, versaoLida: versao })
  await mudarRascunho(tx, b, escrita, { nome, quando: ctx.agora })
  const { assunto, texto, interesse } = b
  await auditar(ctx, tx, {
    entidade: 'boletim',
    uid,
    acao: 'editar',
    ...diferencas({ assunto, texto, interesse }, escrita),
  })
  return uid
}
