// The counter puts a registration right. Its document stays: another document is another person.
import { editarCadastroDoCliente } from '@martelo/contracts/clientes/editar-cadastro-do-cliente.contract.ts'
import { validarApelido } from '@martelo/domain/clientes/apelido.ts'
import { CONTA_EXCLUIDA } from '@martelo/domain/clientes/exclusao.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { mudarEmailDaConta } from '../usuarios/door.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { apelidoEmUso } from './cadastro-pendente.sql.ts'
import { clientePorId } from './clientes.sql.ts'
import { lerTelefones } from './ler-telefones.ts'
import { travarClienteDaCasa } from './equipe.sql.ts'
import { emailDeOutro } from './mudanca-de-contato.sql.ts'
import { assegurarContatos } from './trocar-contato.ts'

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
    const emUso = Object.values(campos)
    if (emUso.length > 0) throw new RecusaLancada(recusar('EM_USO', emUso, { campos }))
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
    if (trocouEmail) await mudarEmailDaConta(tx, { hotId, usuId: c.usuId, email: email.valor, quando })
    await tx
      .updateTable('cliente')
      .set({ ...novo, versao: sql<number>`versao + 1`, updatedAt: quando })
      .where('hotId', '=', hotId)
      .where('id', '=', c.id)
      .execute()
    await assegurarContatos(ctx, tx, c, { email: email.valor, telefone1: fones.telefone1 })
    const mudou = { ...diferencas(c, novo as Partial<typeof c>), motivo: body.motivo }
    await auditar(ctx, tx, { entidade: 'cliente', uid: c.uid, acao: 'alterarDados', ...mudou })
    return apresentarFicha(ctx, tx, await clientePorId(tx, hotId, c.id))
  }),
)
