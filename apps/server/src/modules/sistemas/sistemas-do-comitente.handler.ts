import { sistemasDoComitente } from '@martelo/contracts/sistemas/sistemas-do-comitente.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { deQuem } from '../portal/door.ts'
import { chavesDe, comitentesDe, entradasDe, type LinhaDeChave, webhooksDe } from './gerir.sql.ts'

const situacaoDa = (c: LinhaDeChave, agora: number): 'ativa' | 'vencida' | 'revogada' =>
  c.revogadaAt !== null
    ? 'revogada'
    : c.expiraAt !== null && c.expiraAt.getTime() <= agora
      ? 'vencida'
      : 'ativa'

handle(sistemasDoComitente, (ctx) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    const temPasta = ctx.servicos.config.pastaDeEntrada !== undefined
    return {
      comitentes: (await comitentesDe(tx, q)).map(({ comId, nome, uid }) => ({
        comId,
        nome,
        pasta: temPasta ? `${ctx.hotsite.subdominio}/${uid}` : null,
      })),
      chaves: (await chavesDe(tx, q)).map((c) => ({
        ...c,
        situacao: situacaoDa(c, ctx.agora),
        expiraAt: iso(c.expiraAt),
        ultimoUsoAt: iso(c.ultimoUsoAt),
        criadaAt: iso(c.createdAt),
      })),
      webhooks: await webhooksDe(tx, q),
      entradas: (await entradasDe(tx, q)).map((e) => ({ ...e, criadaAt: iso(e.criadaAt) })),
    }
  }),
)
