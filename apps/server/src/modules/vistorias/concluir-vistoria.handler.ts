// The end of an inspection: nothing obligatory open, every photograph of the device here, the grade computed. Once.
import { concluirVistoria } from '@martelo/contracts/vistorias/concluir-vistoria.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { notaDaVistoria } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import { noRelogioDoServidor } from '@martelo/domain/vistorias/relogio-do-aparelho.ts'
import { itensQueFaltam } from '@martelo/domain/vistorias/respostas.ts'
import { estaFeita, podeTransitarVistoria } from '@martelo/domain/vistorias/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { chavesDosAnexos, lerAnexos } from '../anexos/door.ts'
import { agoraDoBanco, gravarFim } from './andar-da-vistoria.sql.ts'
import { avisarQuePronta } from './avisar-vistoriador.ts'
import { contarFotos } from './apresentar-vistoria.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(concluirVistoria, (ctx, { params: { uid }, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const v = await lerVistoria(tx, hotId, uid, quemAlcanca(ctx), true)
    if (v === undefined) return NAO_HA_VISTORIA
    const meu = v.aparelho === body.aparelho
    if (meu && estaFeita(v.situacao)) return { situacao: v.situacao, nota: v.nota, hash: v.hash }
    if (v.aparelho !== null && !meu)
      return recusar(
        'OUTRO_APARELHO',
        `${v.vistoriador ?? 'Outra pessoa'} está fazendo esta vistoria em outro aparelho.`,
      )
    const dono = { entidade: 'vistoria' as const, uid }
    const fotos = await lerAnexos(tx, hotId, dono)
    const chaves = await chavesDosAnexos(tx, hotId, dono)
    const faltam = itensQueFaltam(v.categorias, v.respostas, contarFotos(fotos)).map((i) => i.nome)
    const r = podeTransitarVistoria(
      { de: v.situacao, evento: 'concluir', atores: atoresDosPapeis(exigirSessao(ctx).papeis) },
      { faltam, fotosQueFaltam: body.fotos.filter((f) => !chaves.has(f)).length },
    )
    if (!r.pode) return recusar('NAO_PODE', r.motivo, { dados: { faltam } })
    const servidor = (await agoraDoBanco(tx)).getTime()
    const aparelhoFim = Date.parse(body.fim)
    const desde = (v.dataInicio ?? v.createdAt).getTime()
    const fim = noRelogioDoServidor({ servidor, aparelho: Date.parse(body.agora) }, aparelhoFim, desde)
    const nota = notaDaVistoria(v.categorias, v.respostas)
    const versao = await gravarFim(tx, hotId, v.id, {
      situacao: r.para,
      nota: nota?.nota ?? null,
      pontos: nota?.pontos ?? null,
      fim: new Date(fim),
      aparelhoFim: new Date(aparelhoFim),
    })
    await auditar(ctx, tx, {
      entidade: 'vistoria',
      uid,
      acao: 'concluir',
      antes: { situacao: v.situacao },
      depois: { situacao: r.para, nota: nota?.nota ?? null },
      versao,
    })
    await avisarQuePronta(ctx, tx, uid)
    return { situacao: r.para, nota: nota?.nota ?? null, hash: v.hash }
  }),
)
