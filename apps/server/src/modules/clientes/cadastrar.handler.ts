// Sign-up, first half. What may be said of the form is said at its fields: its rules, and a nickname that is taken (nicknames
// are public). Whether e-mail or document have an account is not looked at here at all: a job finds it out and writes letters.
import { cadastrar } from '@martelo/contracts/clientes/cadastrar.contract.ts'
import { validarCadastro } from '@martelo/domain/clientes/cadastro.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ESPERAS, mensagemDeEspera } from '@martelo/domain/usuarios/limites.ts'
import { redeDoEndereco } from '@martelo/domain/usuarios/rede-do-endereco.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { consumirComEspera } from '../../core/http/limite-de-taxa.ts'
import { novoSegredo, resumirSenha } from '../usuarios/door.ts'
import { apelidoEmUso, guardarPendente } from './cadastro-pendente.sql.ts'
import { porQueFechado } from './cadastro-fechado.ts'
import { conviteDeAlguem } from './clientes.sql.ts'
import { esperarCodigoDoCadastro, proximoCodigoDoCadastro } from './codigo-do-cadastro.ts'
import { APELIDO_EM_USO } from './ocupado.ts'
import { oQueSePodeCalar } from './o-que-se-pode-calar.ts'
import { prepararCadastro } from './preparar-cadastro.job.ts'

/** How long one may look for the letter. */
const VALIDADE_MS = 24 * 60 * 60 * 1000

handle(cadastrar, async (ctx, { body }) => {
  const h = ctx.hotsite
  const fechado = await porQueFechado(ctx)
  if (fechado !== null) return recusar('CADASTRO_FECHADO', fechado)
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
  const conhecidoPor = [
    { tipo: 'EMAIL', alvo: v.email },
    { tipo: 'DOCUMENTO', alvo: v.documento.documento },
  ] as const
  if (ctx.servicos.bloqueios.barraTexto(h.id, conhecidoPor, 'CADASTRAR'))
    return recusar('CADASTRO_FECHADO', MENSAGENS.acessoBloqueado)
  const esperar = await consumirComEspera(
    ctx.banco,
    `pedido|${redeDoEndereco(ctx.ip)}`,
    ESPERAS.pedidoPorRede,
  )
  if (esperar > 0)
    return recusar('MUITAS_TENTATIVAS', mensagemDeEspera(esperar), { esperarSegundos: esperar })
  const senhaHash = await resumirSenha(body.senha)
  const { segredo, resumo } = novoSegredo()
  const juridica = v.documento.natureza === 'Juridica'
  const id = await ctx.tx(async (tx) => {
    if (await apelidoEmUso(tx, h.id, v.apelido)) throw new RecusaLancada(APELIDO_EM_USO)
    const pendente = await guardarPendente(tx, {
      hotId: h.id,
      resumo,
      email: v.email,
      expiraAt: new Date(ctx.agora + VALIDADE_MS),
      dados: {
        senhaHash,
        apelido: v.apelido,
        nome: v.responsavelNome ?? v.nome,
        cpf: juridica ? null : v.documento.documento,
        cnpj: juridica ? v.documento.documento : null,
        razaoSocial: juridica ? v.nome : null,
        nascimento: v.dataNascimento,
        telefone1: v.telefone,
        ...oQueSePodeCalar(body, juridica),
        interesses: body.interesses ?? [],
        convidadoHash: await conviteDeAlguem(tx, h.id, body.convite),
        aceitouEm: new Date(ctx.agora).toISOString(),
        aceitaNovidades: body.aceitaNovidades ?? false,
      },
    })
    await prepararCadastro.agendar(tx, { hotId: h.id, id: pendente, origem: ctx.origem })
    return pendente
  })
  await esperarCodigoDoCadastro(ctx, id)
  return { cadastro: segredo, destino: v.email, proximoEnvio: await proximoCodigoDoCadastro(ctx, id) }
})
