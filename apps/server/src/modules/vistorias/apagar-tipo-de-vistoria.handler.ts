import { apagarTipoDeVistoria } from '@martelo/contracts/vistorias/apagar-tipo-de-vistoria.contract.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerTipo, tipoEmUso, tirarTipo } from './tipos-de-vistoria.sql.ts'

handle(apagarTipoDeVistoria, (ctx, { params: { uid } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const t = await lerTipo(tx, hotId, uid, true)
    if (t === undefined) return recusar('NAO_ENCONTRADO', 'Tipo de vistoria não encontrado')
    if (!t.podeEditar)
      return recusar('PROTEGIDO', 'Este tipo está protegido. Tire a proteção antes de apagar.')
    const usos = await tipoEmUso(tx, hotId, t.id)
    if (usos > 0)
      return recusar(
        'EM_USO',
        `Este tipo está em ${quantos(usos, 'vistoria', 'vistorias')}: desative-o em vez de apagar.`,
      )
    await tirarTipo(tx, hotId, t.id)
    await auditar(ctx, tx, { entidade: 'tipo_vistoria', uid, acao: 'apagar', antes: { nome: t.nome } })
    return {}
  }),
)
