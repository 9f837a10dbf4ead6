import { permite } from '@martelo/contracts/core/permissions.ts'
import { vistoriaPorUid } from '@martelo/contracts/vistorias/vistoria-por-uid.contract.ts'
import { itensQueFaltam } from '@martelo/domain/vistorias/respostas.ts'
import { aceitaRespostas } from '@martelo/domain/vistorias/states.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerAnexos } from '../anexos/door.ts'
import { apresentarLinha, contarFotos, responder } from './apresentar-vistoria.ts'
import { copiasDa } from './copias-da-vistoria.sql.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(vistoriaPorUid, (ctx, { params: { uid } }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const v = await lerVistoria(tx, hotId, uid, quemAlcanca(ctx))
    if (v === undefined) return NAO_HA_VISTORIA
    const fotos = await lerAnexos(tx, hotId, { entidade: 'vistoria', uid })
    const copias = []
    for (const { aparelhoNome, id: _, respostas, ...c } of await copiasDa(tx, hotId, v.id)) {
      const dela = await lerAnexos(tx, hotId, { entidade: 'vistoria_copia', uid: c.uid })
      copias.push({
        ...c,
        aparelho: aparelhoNome,
        recebidaEm: iso(c.recebidaEm),
        atualizadaEm: iso(c.atualizadaEm),
        vistaEm: iso(c.vistaEm),
        categorias: responder(v.categorias, respostas, dela),
      })
    }
    const aberta = aceitaRespostas(v.situacao)
    return {
      ...apresentarLinha(v),
      categorias: responder(v.categorias, v.respostas, fotos),
      pontos: v.pontos,
      motivoCancelada: v.motivoCancelada,
      relogioSegundos: v.relogioSegundos,
      aparelhoInicio: iso(v.aparelhoInicio),
      aparelhoFim: iso(v.aparelhoFim),
      faltam: aberta ? itensQueFaltam(v.categorias, v.respostas, contarFotos(fotos)).map((i) => i.nome) : [],
      copiasRecebidas: copias,
      can: {
        cancelar: aberta && permite('vistoria:pedir', ctx.sessao),
        fazer: aberta && permite('vistoria:fazer', ctx.sessao),
      },
    }
  }),
)
