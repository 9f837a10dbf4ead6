// Sign-up. The rules are the domain's; uniqueness is the database's; both come back as messages at the field. What was
// typed is never lost: the form keeps it and only the field in error is pointed at.
import { cadastrar } from '@martelo/contracts/clientes/cadastrar.contract.ts'
import { validarCadastro } from '@martelo/domain/clientes/cadastro.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { paginaDesligada } from '../hotsites/door.ts'
import { abrirSessao, resumirSenha, usuarioPorId } from '../usuarios/door.ts'
import { conviteDeAlguem, criarUsuarioECliente, emUso } from './clientes.sql.ts'
import { mandarCodigo } from './codigos.ts'

/** The page of sign-up: a house that switched it off takes nobody in, by no way. */
const PAGINA_DE_CADASTRO = 8

const OCUPADO = {
  email: 'Este e-mail já tem cadastro. Entre ou recupere a senha.',
  apelido: 'Este apelido já está em uso. Escolha outro.',
  documento: 'Este documento já tem cadastro. Entre ou recupere a senha.',
}

handle(cadastrar, async (ctx, { body }) => {
  const h = ctx.hotsite
  if (await ctx.ler((tx) => paginaDesligada(tx, h.id, PAGINA_DE_CADASTRO)))
    return recusar('CADASTRO_FECHADO', 'O cadastro por este site está fechado. Fale com o atendimento.')
  const v = validarCadastro(
    {
      ...body,
      nomeFantasia: body.nomeFantasia ?? '',
      dataNascimento: body.dataNascimento ?? '',
      inscricaoEstadual: body.inscricaoEstadual ?? '',
      responsavelNome: body.responsavelNome ?? '',
    },
    { permitirCpf: h.permitirCpf, permitirCnpj: h.permitirCnpj, hoje: diaEmBrasilia(ctx.agora) },
  )
  if (!v.ok) return recusar('CAMPOS', Object.values(v.erros), { campos: v.erros })
  const senhaHash = await resumirSenha(body.senha)
  return ctx.tx(async (tx) => {
    const juridica = v.documento.natureza === 'Juridica'
    const ocupado = await emUso(tx, h.id, {
      email: v.email,
      apelido: v.apelido,
      documento: v.documento.documento,
    })
    const campos = Object.fromEntries(
      Object.entries(OCUPADO).filter(([k]) => ocupado[k as keyof typeof ocupado]),
    )
    if (Object.keys(campos).length > 0)
      throw new RecusaLancada(recusar('JA_CADASTRADO', Object.values(campos), { campos }))
    const criado = await criarUsuarioECliente(
      tx,
      { hotId: h.id, nome: v.responsavelNome ?? v.nome, email: v.email, senhaHash },
      {
        apelido: v.apelido,
        nome: v.responsavelNome ?? v.nome,
        cpf: juridica ? null : v.documento.documento,
        cnpj: juridica ? v.documento.documento : null,
        razaoSocial: juridica ? v.nome : null,
        nomeFantasia: body.nomeFantasia?.trim() || null,
        inscricaoEstadual: body.inscricaoEstadual?.trim() || null,
        nascimento: v.dataNascimento,
        telefone1: v.telefone,
        interesses: body.interesses ?? [],
        comoConheceu: body.comoConheceu ?? null,
        convidadoHash: await conviteDeAlguem(tx, h.id, body.convite),
        aceiteTermosAt: new Date(ctx.agora),
        aceiteMarketingAt: body.aceitaNovidades ? new Date(ctx.agora) : null,
      },
    )
    await auditar(ctx, tx, { entidade: 'cliente', uid: criado.cliUid, acao: 'cadastrar' })
    const pessoa = { usuId: criado.usuId, nome: v.responsavelNome ?? v.nome }
    await mandarCodigo(ctx, tx, 'email', { ...pessoa, destino: v.email })
    await mandarCodigo(ctx, tx, 'telefone', { ...pessoa, destino: v.telefone })
    const usuario = await usuarioPorId(tx, h.id, criado.usuId)
    if (usuario === undefined) throw new Error('the user just created is not there')
    return abrirSessao(ctx, tx, usuario, false)
  })
})
