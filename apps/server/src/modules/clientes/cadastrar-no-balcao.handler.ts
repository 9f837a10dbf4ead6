// A client who stands at the counter. He has no password: the letter lets him choose one, and bids wait for what the house asks
// of every client. What is taken is said here: the house's people see its clients anyway.
import { randomBytes } from 'node:crypto'
import { cadastrarNoBalcao } from '@martelo/contracts/clientes/cadastrar-no-balcao.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { validarCadastro } from '@martelo/domain/clientes/cadastro.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { entrarNoGrupo } from '../grupos/door.ts'
import { escreverAcesso, resumirSenha } from '../usuarios/door.ts'
import { apelidoEmUso, donoDoDocumento } from './cadastro-pendente.sql.ts'
import { criarUsuarioECliente } from './clientes.sql.ts'
import { emailDeOutro } from './mudanca-de-contato.sql.ts'

handle(cadastrarNoBalcao, async (ctx, { body }) => {
  const h = ctx.hotsite
  // A password that no person knows: the letter's address sets the first one.
  const senha = `${randomBytes(24).toString('base64url')}aA1`
  const v = validarCadastro(
    {
      ...body,
      nomeFantasia: body.nomeFantasia ?? '',
      dataNascimento: body.dataNascimento ?? '',
      inscricaoEstadual: body.inscricaoEstadual ?? '',
      responsavelNome: body.responsavelNome ?? '',
      senha,
      confirmacaoSenha: senha,
      aceitaTermos: true,
    },
    { permitirCpf: true, permitirCnpj: true, hoje: diaEmBrasilia(ctx.agora) },
  )
  if (!v.ok) return recusar('CAMPOS', Object.values(v.erros), { campos: v.erros })
  const senhaHash = await resumirSenha(senha)
  const juridica = v.documento.natureza === 'Juridica'
  return ctx.tx(async (tx) => {
    const campos: Record<string, string> = {}
    if ((await donoDoDocumento(tx, h.id, v.documento.documento)) !== undefined)
      campos.documento = 'Este documento já tem cadastro.'
    if (await emailDeOutro(tx, h.id, v.email, null)) campos.email = 'Este e-mail já é de outra conta.'
    if (await apelidoEmUso(tx, h.id, v.apelido)) campos.apelido = 'Este apelido já está em uso.'
    if (Object.keys(campos).length > 0) return recusar('EM_USO', Object.values(campos), { campos })
    const novo = await criarUsuarioECliente(
      tx,
      { hotId: h.id, nome: v.responsavelNome ?? v.nome, email: v.email, senhaHash },
      {
        apelido: v.apelido,
        nome: v.responsavelNome ?? v.nome,
        cpf: juridica ? null : v.documento.documento,
        cnpj: juridica ? v.documento.documento : null,
        razaoSocial: juridica ? v.nome : null,
        nomeFantasia: body.nomeFantasia || null,
        inscricaoEstadual: body.inscricaoEstadual || null,
        nascimento: v.dataNascimento,
        telefone1: v.telefone,
        comoConheceu: 'Balcão',
      },
    )
    await auditar(ctx, tx, { entidade: 'cliente', uid: novo.cliUid, acao: 'cadastrarNoBalcao' })
    if (h.grcId !== null) await entrarNoGrupo(tx, h.id, novo.cliId, h.grcId)
    await escreverAcesso(ctx, tx, { id: novo.usuId, nome: v.nome, email: v.email })
    return { id: novo.cliId }
  })
})
