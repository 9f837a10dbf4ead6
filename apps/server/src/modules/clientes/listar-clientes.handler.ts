import { listarClientes as contrato } from '@martelo/contracts/clientes/listar-clientes.contract.ts'
import { formatarDocumento, naturezaDoCliente } from '@martelo/domain/comum/identificadores/documento.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarClientes } from './equipe.sql.ts'

handle(contrato, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarClientes(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((l) => ({
    id: l.id,
    uid: l.uid,
    nome: l.nome,
    apelido: l.apelido,
    documento: formatarDocumento(l.cnpj ?? l.cpf ?? ''),
    natureza: naturezaDoCliente(l),
    email: l.email,
    telefone: l.telefone1,
    cidade: l.cidade,
    estadoSigla: l.estadoSigla,
    situacao: l.situacao,
    documentoSituacao: l.documentoSituacao,
    documentosEnviadosAt: iso(l.documentosEnviadosAt),
    createdAt: iso(l.createdAt),
  }))
})
