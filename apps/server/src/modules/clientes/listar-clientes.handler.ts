import { listarClientes as contrato } from '@martelo/contracts/clientes/listar-clientes.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { mascararCliente } from '@martelo/domain/clientes/mascarar-cliente.ts'
import type { SituacaoDeDocumento } from '@martelo/domain/clientes/states.ts'
import { formatarDocumento, naturezaDoCliente } from '@martelo/domain/comum/identificadores/documento.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarClientes } from './equipe.sql.ts'
import { nomeMascarado } from './mascarar-ficha.ts'

type Linha = Awaited<ReturnType<typeof listarClientes>>['linhas'][number]

const emClaro = (l: Linha) => ({
  nome: l.nome,
  apelido: l.apelido,
  documento: formatarDocumento(l.cnpj ?? l.cpf ?? ''),
  email: l.email,
  telefone: l.telefone1,
})

function mascarado(l: Linha) {
  const m = mascararCliente({
    ...l,
    documentoSituacao: l.documentoSituacao as SituacaoDeDocumento,
    rg: null,
    telefones: l.telefone1 === null ? [] : [l.telefone1],
  })
  return {
    nome: nomeMascarado(m.apelido),
    apelido: m.apelido ?? '',
    documento: m.cnpj ?? m.cpf ?? '',
    email: m.email ?? '',
    telefone: m.telefones[0] ?? null,
  }
}

handle(contrato, async (ctx, { query }) => {
  const inteiros = permite('cliente:dados', ctx.sessao)
  const { linhas, total } = await ctx.ler((tx) => listarClientes(tx, ctx.hotsite.id, query, inteiros))
  ctx.contar(total)
  return linhas.map((l) => ({
    id: l.id,
    uid: l.uid,
    ...(inteiros ? emClaro(l) : mascarado(l)),
    natureza: naturezaDoCliente(l),
    cidade: l.cidade,
    estadoSigla: l.estadoSigla,
    situacao: l.situacao,
    documentoSituacao: l.documentoSituacao,
    documentosEnviadosAt: iso(l.documentosEnviadosAt),
    createdAt: iso(l.createdAt),
  }))
})
