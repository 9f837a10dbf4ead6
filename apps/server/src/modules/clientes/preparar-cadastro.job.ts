// What follows a sign-up that was asked for: a code to the e-mail when it and the document are free, otherwise letters
// to those whom it concerns. The page has had its answer before, the same in each case. The mailbox of a stranger is
// never told whose document it was.
import { ESPERAS, type RegraDeEspera } from '@martelo/domain/usuarios/limites.ts'
import type { Tx } from '../../core/database/database.ts'
import { consumirComEspera } from '../../core/http/limite-de-taxa.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { novoCodigo, resumirSegredo } from '../usuarios/door.ts'
import { type CadastroPendente, donoDoDocumento, porCodigo, travarPendente } from './cadastro-pendente.sql.ts'
import { emailDeOutro } from './mudanca-de-contato.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'hotsites' | 'correio'>

export interface PedidoDeCadastro {
  readonly hotId: number
  readonly id: number
  /** scheme and host of the page that asked */
  readonly origem: string
}

export const prepararCadastro = definirTarefa<PedidoDeCadastro>('preparar-cadastro', async (p, s) => {
  await escreverDoCadastro(s, p)
})

export const resumirCodigoDoCadastro = (id: number, codigo: string): Buffer =>
  resumirSegredo(`cadastro:${id}:${codigo}`)

interface Carta {
  readonly para: string
  readonly assunto: string
  readonly texto: string
  readonly regra: RegraDeEspera
  /** done when it leaves: a code that was not sent is none */
  readonly antes?: () => Promise<void>
}

/** Looks at what is taken, and writes. May be retried: the later code counts. */
export async function escreverDoCadastro(s: Maquina, { hotId, id, origem }: PedidoDeCadastro): Promise<void> {
  const hotsite = await s.hotsites.porId(hotId)
  if (hotsite === null) return
  await s.banco.doHotsite(hotId, async (tx) => {
    const p = await travarPendente(tx, hotId, { id })
    if (p === undefined) return
    for (const { regra, antes, ...carta } of await cartasDe(tx, hotId, p, { nome: hotsite.nome, origem })) {
      const chave = `${antes ? 'codigo' : 'carta'}-de-cadastro|${hotId}|${carta.para}`
      if ((await consumirComEspera(s.banco, chave, regra)) > 0) continue
      await antes?.()
      await s.correio.enviar(tx, hotId, { canal: 'email', ...carta })
    }
  })
}

async function cartasDe(
  tx: Tx,
  hotId: number,
  p: CadastroPendente,
  casa: { readonly nome: string; readonly origem: string },
): Promise<Carta[]> {
  const entrar = `Entrar: ${casa.origem}/login\nEscolher outra senha: ${casa.origem}/redefinir-senha`
  const aviso = { assunto: `Um cadastro foi pedido em ${casa.nome}`, regra: ESPERAS.cartaPorDestino }
  if (await emailDeOutro(tx, hotId, p.email, null))
    return [
      {
        ...aviso,
        para: p.email,
        texto: `Olá.\n\nAlguém pediu um cadastro em ${casa.nome} com este e-mail, que já tem um. Se foi você, entre ou escolha outra senha:\n\n${entrar}\n\nSe não foi você, ignore esta mensagem: nada mudou.`,
      },
    ]
  const dono = await donoDoDocumento(tx, hotId, p.dados.cnpj ?? p.dados.cpf ?? '')
  if (dono !== undefined)
    return [
      {
        ...aviso,
        para: p.email,
        texto: `Olá.\n\nRecebemos o seu pedido de cadastro em ${casa.nome}, mas não foi possível concluí-lo por aqui. Se você já tem cadastro, talvez com outro e-mail, entre ou escolha outra senha:\n\n${entrar}\n\nSe precisar, fale com a nossa equipe: ${casa.origem}/fale-conosco`,
      },
      ...(dono.confirmado
        ? [
            {
              ...aviso,
              para: dono.email,
              texto: `Olá, ${dono.nome}.\n\nAlguém pediu um cadastro em ${casa.nome} com o seu documento e outro e-mail. Se foi você, o seu acesso é por este e-mail:\n\n${entrar}\n\nSe não foi você, nada mudou; avise a nossa equipe se estranhar.`,
            },
          ]
        : []),
    ]
  const codigo = novoCodigo()
  return [
    {
      antes: () => porCodigo(tx, hotId, p.id, resumirCodigoDoCadastro(p.id, codigo)),
      para: p.email,
      regra: ESPERAS.codigoPorDestino,
      assunto: `${codigo} é o seu código em ${casa.nome}`,
      texto: `Olá, ${p.dados.nome}.\n\n${codigo} é o seu código em ${casa.nome}. Ele conclui o seu cadastro.\n\nNunca peça nem informe este código por telefone: nós também não pedimos.`,
    },
  ]
}
