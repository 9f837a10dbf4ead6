// A house's own credential at a party. What was saved is never told again; the audit says who changed which fields.
import { salvarCredencialExterna } from '@martelo/contracts/externo/salvar-credencial-externa.contract.ts'
import { ehSecreto, julgarCredencial } from '@martelo/domain/externo/campos-da-credencial.ts'
import { auditar } from '../../core/auditoria.ts'
import { CofreFechado } from '../../core/externo/cofre.ts'
import { salvarCredencial } from '../../core/externo/credenciais.ts'
import { lerCredencial } from '../../core/externo/externo.ts'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarParceiros } from './apresentar-parceiro.ts'

handle(salvarCredencialExterna, async (ctx, { params, body }) => {
  const p = parceiroDe(params.parceiro)
  if (p === undefined || p.soDaPlataforma) return recusar('NAO_ENCONTRADO', 'Parceiro desconhecido')
  const { externo } = ctx.servicos
  if (externo.cofre.chaveId === null)
    return recusar(
      'SEM_CHAVE',
      'Esta instalação não tem chave para guardar segredos. Quem a opera precisa definir MARTELO_CHAVES.',
    )
  const hotId = ctx.hotsite.id
  const recusa = await ctx.tx(async (tx) => {
    const linha = await tx
      .selectFrom('externoCredencial')
      .select(['versao', 'salvaPor'])
      .where('hotId', '=', hotId)
      .where('parceiro', '=', p.nome)
      .forUpdate()
      .executeTakeFirst()
    if ((linha?.versao ?? 0) !== body.versao)
      return recusar(
        'JA_MUDOU',
        linha === undefined
          ? 'A credencial foi removida enquanto você editava. Confira e salve de novo.'
          : `${linha.salvaPor} salvou esta credencial enquanto você editava. Confira e salve de novo.`,
      )
    // One that no key opens any more is replaced whole.
    const salvos = await lerCredencial(tx, externo.cofre, hotId, p.nome).catch((e: unknown) => {
      if (e instanceof CofreFechado) return null
      throw e
    })
    const r = julgarCredencial(p.campos, body.campos, salvos?.valores ?? null, externo.demo)
    if (!r.ok) return recusar('CAMPOS', 'Confira os campos da credencial.', { campos: paraCampos(r.campos) })
    await salvarCredencial(tx, externo.cofre, {
      hotId,
      parceiro: p,
      valores: r.valores,
      quem: exigirSessao(ctx).nome,
    })
    const mudou = (n: string): boolean => (salvos?.valores[n] ?? '') !== (r.valores[n] ?? '')
    await auditar(ctx, tx, {
      entidade: 'integracao',
      uid: p.nome,
      acao: salvos === null ? 'salvarCredencial' : 'trocarCredencial',
      depois: Object.fromEntries(
        Object.entries(p.campos).flatMap(([n, c]) =>
          mudou(n) ? [[n, ehSecreto(c) ? 'trocado' : r.valores[n]]] : [],
        ),
      ),
    })
    return null
  })
  if (recusa !== null) return recusa
  const [cartao] = await apresentarParceiros(ctx, [p])
  return cartao ?? recusar('NAO_ENCONTRADO', 'Parceiro desconhecido')
})

/** The fields stand below `campos` in the body. */
const paraCampos = (erros: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(erros).map(([n, e]) => [`campos.${n}`, e]))
