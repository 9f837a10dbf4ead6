// The end of an inspection: nothing obligatory open, every photograph of the device here, the grade computed. Once.
import type {
  FimNoAparelho,
  VistoriaTerminada,
} from '@martelo/contracts/vistorias/vistoria-no-aparelho.schemas.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { notaDaVistoria } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import { noRelogioDoServidor } from '@martelo/domain/vistorias/relogio-do-aparelho.ts'
import { itensQueFaltam } from '@martelo/domain/vistorias/respostas.ts'
import { estaFeita, podeTransitarVistoria } from '@martelo/domain/vistorias/states.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { chavesDosAnexos, lerAnexos } from '../anexos/door.ts'
import { agoraDoBanco, gravarFim } from './andar-da-vistoria.sql.ts'
import { contarFotos } from './apresentar-vistoria.ts'
import { avisarQuePronta } from './avisar-vistoriador.ts'
import type { VistoriaInteira } from './vistorias.sql.ts'

/** With the inspection locked. */
export async function terminarVistoria(
  ctx: Ctx,
  tx: Tx,
  v: VistoriaInteira,
  dito: FimNoAparelho,
  atores: readonly Ator[],
): Promise<VistoriaTerminada | Recusada<'NAO_PODE' | 'OUTRO_APARELHO'>> {
  const hotId = ctx.hotsite.id
  const { uid } = v
  const meu = v.aparelho === dito.aparelho
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
    { de: v.situacao, evento: 'concluir', atores },
    { faltam, fotosQueFaltam: dito.fotos.filter((f) => !chaves.has(f)).length },
  )
  if (!r.pode) return recusar('NAO_PODE', r.motivo, { dados: { faltam } })
  const servidor = (await agoraDoBanco(tx)).getTime()
  const aparelhoFim = Date.parse(dito.fim)
  const desde = (v.dataInicio ?? v.createdAt).getTime()
  const fim = noRelogioDoServidor({ servidor, aparelho: Date.parse(dito.agora) }, aparelhoFim, desde)
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
    depois: { situacao: r.para, nota: nota?.nota ?? null, vistoriador: v.vistoriador },
    versao,
  })
  await avisarQuePronta(ctx, tx, uid)
  return { situacao: r.para, nota: nota?.nota ?? null, hash: v.hash }
}
