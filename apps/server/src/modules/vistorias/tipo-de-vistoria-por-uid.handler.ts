import { permite } from '@martelo/contracts/core/permissions.ts'
import { tipoDeVistoriaPorUid } from '@martelo/contracts/vistorias/tipo-de-vistoria-por-uid.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarTipo } from './apresentar-tipo.ts'
import { lerTipo, perguntasDaVersao, versoesDoTipo } from './tipos-de-vistoria.sql.ts'

handle(tipoDeVistoriaPorUid, (ctx, { params: { uid }, query: { numero } }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const t = await lerTipo(tx, hotId, uid)
    const pedida = numero ?? t?.versaoDasPerguntas ?? 0
    const categorias = t && (await perguntasDaVersao(tx, hotId, t.id, pedida))
    if (t === undefined || categorias === undefined)
      return recusar('NAO_ENCONTRADO', 'Tipo de vistoria não encontrado')
    const versoes = await versoesDoTipo(tx, hotId, t.id)
    const usos = versoes.reduce((n, v) => n + v.vistorias, 0)
    const editor = permite('vistoria:tipos', ctx.sessao)
    return {
      ...apresentarTipo(t),
      categorias: categorias as never,
      numero: pedida,
      versoes: versoes.map((v) => ({ ...v, createdAt: iso(v.createdAt) })),
      can: {
        editar: editor && t.podeEditar,
        apagar: editor && t.podeEditar && usos === 0,
        motivo: !t.podeEditar
          ? 'Este tipo está protegido contra mudanças.'
          : usos > 0
            ? 'Há vistorias feitas com este tipo: desative-o em vez de apagar.'
            : null,
      },
    }
  }),
)
