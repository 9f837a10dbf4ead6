// The counter puts a registration right. Its document stays: another document is another person.
import { editarCadastroDoCliente } from '@martelo/contracts/clientes/editar-cadastro-do-cliente.contract.ts'
import { validarApelido } from '@martelo/domain/clientes/apelido.ts'
import { CONTA_EXCLUIDA } from '@martelo/domain/clientes/exclusao.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { mudarEmailDaConta, travarUsuario } from '../usuarios/door.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { apelidoEmUso } from './cadastro-pendente.sql.ts'
import { clientePorId, type LinhaCliente } from './clientes.sql.ts'
import { lerTelefones } from './ler-telefones.ts'
import { travarClienteDaCasa } from './equipe.sql.ts'
import { emailDeOutro } from './mudanca-de-contato.sql.ts'
import { assegurarMudanca } from './trocar-contato.ts'

const OPCIONAIS = [
  'razaoSocial',
  'nomeFantasia',
  'nomeFazenda',
  'ramo',
  'rg',
  'orgaoEmissor',
  'inscricaoEstadual',
  'ocupacao',
  'comoConheceu',
] as const

handle(editarCadastroDoCliente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await travarClienteDaCasa(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    if (c.excluidoAt !== null) return recusar('EXCLUIDO', CONTA_EXCLUIDA)
    const versoes = { versaoAtual: c.versao, versaoLida: body.versao }
    await conferirVersao(ctx, tx, { entidade: 'cliente', uid: c.uid, ...versoes })
    const campos: Record<string, string> = {}
    const email = validarEmail(body.email)
    const apelido = validarApelido(body.apelido)
    if (!email.ok) campos.email = email.mensagem
    if (!apelido.ok) campos.apelido = apelido.mensagem
    const fones = lerTelefones(body, campos)
    if (!email.ok || !apelido.ok || Object.keys(campos).length > 0)
      return recusar('CAMPOS', Object.values(campos), { campos })
    const trocouEmail = email.valor.toLowerCase() !== c.email.toLowerCase()
    if (trocouEmail && (await emailDeOutro(tx, hotId, email.valor, c.usuId)))
      campos.email = 'Este e-mail já é de outra conta.'
    const trocouApelido = apelido.valor.toLowerCase() !== c.apelido.toLowerCase()
    if (trocouApelido && (await apelidoEmUso(tx, hotId, apelido.valor)))
      campos.apelido = 'Este apelido já está em uso.'
    if (Object.keys(campos).length > 0)
      throw new RecusaLancada(recusar('EM_USO', Object.values(campos), { campos }))
    const novo = {
      ...Object.fromEntries(OPCIONAIS.map((k) => [k, body[k] || null])),
      ...fones,
      nome: body.nome,
      nascimento: body.nascimento,
      rendaMensal: body.rendaMensal,
      email: email.valor,
      apelido: apelido.valor,
      // What was confirmed was the value of before.
      ...(trocouEmail ? { emailConfirmadoAt: null } : {}),
      ...(fones.telefone1 === c.telefone1 ? {} : { telefoneConfirmadoAt: null }),
    }
    const quando = new Date(ctx.agora)
    await travarUsuario(tx, hotId, c.usuId)
    if (trocouEmail) await mudarEmailDaConta(tx, { hotId, usuId: c.usuId, email: email.valor, quando })
    await tx
      .updateTable('cliente')
      .set({ ...novo, versao: sql<number>`versao + 1`, updatedAt: quando })
      .where('hotId', '=', hotId)
      .where('id', '=', c.id)
      .execute()
    await assegurarContatos(ctx, tx, c, { email: email.valor, telefone1: fones.telefone1 })
    const mudou = diferencas(c, novo as Partial<typeof c>)
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: 'alterarDados',
      ...mudou,
      motivo: body.motivo,
    })
    return apresentarFicha(ctx, tx, await clientePorId(tx, hotId, c.id))
  }),
)

/** A contact that the counter changed is told at the old one, which may undo it, as when he changes it himself. */
async function assegurarContatos(
  ctx: Ctx,
  tx: Tx,
  c: LinhaCliente,
  novo: { readonly email: string; readonly telefone1: string | null },
): Promise<void> {
  if (novo.email.toLowerCase() !== c.email.toLowerCase())
    await assegurarMudanca(ctx, tx, {
      usuId: c.usuId,
      canal: 'email',
      antes: c.email,
      depois: novo.email,
      confirmado: c.emailConfirmadoAt,
    })
  if (novo.telefone1 !== c.telefone1 && c.telefone1 !== null)
    await assegurarMudanca(ctx, tx, {
      usuId: c.usuId,
      canal: 'telefone',
      antes: c.telefone1,
      depois: novo.telefone1 ?? '',
      confirmado: c.telefoneConfirmadoAt,
    })
}
