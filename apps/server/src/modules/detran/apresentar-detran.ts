import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { ItemDoDetran, LeilaoNoDetran } from '@martelo/contracts/detran/detran.schemas.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import {
  acharLeilaoNoDetran,
  avisosDoDetran,
  type ItemLido,
  lotesNoDetran,
  type Registro,
} from './detran.sql.ts'

export const naoHaLeilao = () => recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)

const registro = (r: Registro | undefined) =>
  r === undefined
    ? null
    : {
        ok: r.situacao === 'OK',
        situacao: r.situacao,
        data: r.data === null ? null : new Date(r.data).toISOString(),
        request: r.request,
        response: r.response,
      }

export async function apresentarLeilaoNoDetran(ctx: Ctx, tx: Tx, uid: string) {
  const hotId = ctx.hotsite.id
  const a = await acharLeilaoNoDetran(tx, hotId, uid)
  if (a === undefined) return naoHaLeilao()
  const lotes = await lotesNoDetran(tx, hotId, { leiId: a.id })
  return {
    leilao: { id: a.id, uid: a.uid, nome: a.nome },
    codigo: a.codigo,
    buscadoAt: iso(a.buscadoAt),
    semLote: a.semLote,
    lotes: lotes.map((l) => ({
      uid: l.uid,
      lelUid: l.lelUid,
      lelId: l.lelId,
      veiId: l.veiId,
      numero: l.numero,
      nome: l.nome,
      situacao: l.situacao,
      externoId: l.externoId,
      quantidadeItens: l.itens.length,
      itensCadastrados: l.itens.filter((i) => i === 'OK').length,
      itensNaFila: l.itens.filter((i) => i === 'PENDENTE').length,
      arremate: registro(l.registros.arremate),
      naoArrematado: registro(l.registros.naoArrematado),
      boleto: registro(l.registros.boleto),
      notaFiscal: registro(l.registros.notaFiscal),
    })),
    avisos: (await avisosDoDetran(tx, hotId, a.id)).map((x) => ({
      ...x,
      instante: x.instante.toISOString(),
    })),
    podeAgir: permite('detran:agir', ctx.sessao),
  } satisfies z.infer<typeof LeilaoNoDetran>
}

export function apresentarItem(i: ItemLido): z.infer<typeof ItemDoDetran> {
  const { id: _, externoLote: __, cadastroSituacao, cadastroData, cadastroResponse, ...resto } = i
  return {
    ...resto,
    cadastroDetranOK: cadastroSituacao === 'OK',
    cadastroDetranData: iso(cadastroData),
    cadastroDetranResponse: cadastroResponse,
  }
}
