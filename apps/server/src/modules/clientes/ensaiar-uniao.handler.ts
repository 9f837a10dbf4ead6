// What a union would do, before it is done: it has no way back.
import { ensaiarUniao } from '@martelo/contracts/clientes/ensaiar-uniao.contract.ts'
import { diferencasDaUniao, impedimentosDaUniao } from '@martelo/domain/clientes/uniao.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { fatosDaExclusao } from './exclusao.sql.ts'
import { cadastroProcurado, contarDaUniao } from './unir-clientes.sql.ts'

handle(ensaiarUniao, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const fica = await clienteDaCasaPorId(tx, hotId, params.id)
    if (fica === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const outroId = await cadastroProcurado(tx, hotId, query.outro)
    const vai = outroId === undefined ? undefined : await clienteDaCasaPorId(tx, hotId, outroId)
    if (vai === undefined || vai.id === fica.id) {
      const frase = vai === undefined ? 'Nenhum cadastro desta casa com este dado.' : 'É este mesmo cadastro.'
      return recusar('CAMPOS', frase, { campos: { outro: frase } })
    }
    const n = await contarDaUniao(tx, hotId, fica.id, vai.id)
    const linhas = (pares: readonly (readonly [string, number])[]) =>
      pares.flatMap(([oque, quantas]) => (quantas > 0 ? [{ oque, linhas: quantas }] : []))
    const documento = vai.cnpj ?? vai.cpf
    return {
      outro: {
        id: vai.id,
        nome: vai.razaoSocial ?? vai.nome,
        apelido: vai.apelido,
        documento: documento === null ? null : formatarDocumento(documento),
        email: vai.email,
        telefone: vai.telefone1 === null ? null : formatarTelefone(vai.telefone1),
        createdAt: iso(vai.createdAt),
      },
      diferencas: diferencasDaUniao(fica, vai),
      vem: linhas([
        ['Documentos', n.documentos],
        ['Favoritos', n.favoritos],
        ['Grupos', n.grupos],
        ['Créditos de indicação', n.creditos],
      ]),
      fica: linhas([
        ['Lances', n.lances],
        ['Compras', n.compras],
      ]),
      impedimentos: impedimentosDaUniao(fica, vai, await fatosDaExclusao(tx, hotId, vai.id)),
    }
  }),
)
