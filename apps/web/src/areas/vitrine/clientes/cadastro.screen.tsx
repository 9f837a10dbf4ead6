// Sign-up of people and companies: one form whose fields follow the document that is typed.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { normalizarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import { cadastroFechado } from '@martelo/domain/hotsites/janela-de-cadastro.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { chamarAoAgir } from '../../../core/ao-agir.ts'
import { tardia } from '../../../core/ao-ver.ts'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import type { MarcaDoSite } from '../../../core/marca.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { FalhaDoFormulario, Folha, folhaDe } from '../../../kit/formulario/folha.tsx'
import { type Formulario, useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import { AoLadoDaFolha } from '../usuarios/ao-lado-da-folha.tsx'
import { destinoSeguro } from '../usuarios/destino-seguro.ts'
import { quadrosDe } from '../usuarios/quadros-da-pagina.server.ts'
import type { Route } from './+types/cadastro.screen.ts'
import { type CadastroPedido, conviteDe, guardarPedido, pedidoGuardado } from './cadastro-pedido.ts'
import { Campo } from './campo-do-cadastro-novo.tsx'
import { type Campos, INICIAL } from './campos-do-cadastro.ts'
import { MaisDoCadastro } from './mais-do-cadastro.tsx'

const ConfirmarCadastro = tardia(() => import('./confirmar-cadastro.tsx'))

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pagina: (await paginaDe(context, IR.cadastrar)).pagina,
  quadros: await quadrosDe(context, '/cadastro'),
  hoje: diaEmBrasilia(context.get(doServidor).agora),
  fechado: fechadoAgora(context.get(doServidor).marca, context.get(doServidor).agora),
})

function fechadoAgora(m: MarcaDoSite, agora: number): string | null {
  const ms = (t: string | null): number | null => (t === null ? null : Date.parse(t))
  return cadastroFechado({ de: ms(m.cadastroDe), ate: ms(m.cadastroAte) }, agora)
}

export default function Cadastro({ loaderData: { pagina, quadros, hoje, fechado } }: Route.ComponentProps) {
  const marca = useMarca()
  const [busca] = useSearchParams()
  const destino = destinoSeguro(busca.get('redirect'), '/')
  const [pedido, setPedido] = useState<CadastroPedido | null>(null)
  const convite = busca.get('convite')
  useEffect(() => setPedido(pedidoGuardado()), [])
  useEffect(() => void conviteDe(convite), [convite])
  const pedir = (p: CadastroPedido | null): void => {
    guardarPedido(p)
    setPedido(p)
  }
  const f = useFormulario<Campos>({
    inicial: INICIAL,
    conferir: async (v) => {
      // Without a line the call itself says so; and what the rules would say here, the server says too.
      const regras = await import('@martelo/domain/clientes/cadastro.ts').catch(() => null)
      const r = regras?.validarCadastro(v, {
        permitirCpf: marca.permitirCpf,
        permitirCnpj: marca.permitirCnpj,
        hoje,
      })
      return !r || r.ok ? {} : r.erros
    },
    enviar: async (v) =>
      pedir(
        await chamarAoAgir('POST /v1/cliente/cadastrar', {
          body: { ...v, convite: conviteDe(convite) },
        }),
      ),
  })
  if (pedido !== null)
    return (
      <>
        <Cabeca {...cabecaDe(pagina)} canonico={IR.cadastrar} />
        <Suspense fallback={null}>
          <ConfirmarCadastro
            pedido={pedido}
            destino={destino}
            aoVoltar={(erros) => {
              f.apontar(erros)
              pedir(null)
            }}
          />
        </Suspense>
      </>
    )
  return (
    <>
      <Cabeca {...cabecaDe(pagina)} canonico={IR.cadastrar} />
      <AoLadoDaFolha quadros={quadros}>
        <Folha larga {...folhaDe(pagina)}>
          {fechado === null ? (
            <form onSubmit={f.aoEnviar} noValidate>
              <FalhaDoFormulario falha={f.falha} />
              <Identificacao f={f} />
              <MaisDoCadastro f={f} empresa={normalizarDocumento(f.valores.documento).length > 11} />
              <Aceites f={f} />
              <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
                Criar cadastro
              </Button>
            </form>
          ) : (
            <p className="formulario-aviso" role="status">
              {fechado}
            </p>
          )}
          <div className="formulario-fim">
            <span>
              Já tem cadastro? <Link to={`/login?${busca}`}>Entrar</Link>
            </span>
          </div>
        </Folha>
      </AoLadoDaFolha>
      <SecoesAbaixo pagina={pagina} />
    </>
  )
}

/** Who signs up: the fields follow the document that is typed. */
function Identificacao({ f }: { f: Formulario<Campos> }) {
  const marca = useMarca()
  const { lance } = usePalavras()
  const empresa = normalizarDocumento(f.valores.documento).length > 11
  const rotulo = marca.permitirCpf && marca.permitirCnpj ? 'CPF ou CNPJ' : marca.permitirCpf ? 'CPF' : 'CNPJ'
  return (
    <div className="formulario-duas">
      <Campo
        f={f}
        nome="documento"
        rotulo={rotulo}
        dica={marca.permitirCnpj ? 'O CNPJ pode ter letras.' : undefined}
        autoComplete="off"
      />
      <Campo
        f={f}
        nome="nome"
        rotulo={empresa ? 'Razão social' : 'Nome completo'}
        autoComplete={empresa ? 'organization' : 'name'}
      />
      {empresa ? (
        <Campo f={f} nome="responsavelNome" rotulo="Nome do responsável" autoComplete="name" />
      ) : (
        <Campo f={f} nome="dataNascimento" rotulo="Data de nascimento" type="date" autoComplete="bday" />
      )}
      {empresa && <Campo f={f} nome="inscricaoEstadual" rotulo="Inscrição estadual" opcional />}
      <Campo
        f={f}
        nome="apelido"
        rotulo="Apelido"
        dica={`É o que os outros veem em ${com('seu', lance, true)}.`}
        autoComplete="nickname"
      />
      <Campo f={f} nome="email" rotulo="E-mail" type="email" autoComplete="email" />
      <Campo f={f} nome="telefone" rotulo="Celular com DDD" type="tel" autoComplete="tel-national" />
      <Campo
        f={f}
        nome="senha"
        rotulo="Senha"
        dica="Pelo menos 6 caracteres."
        type="password"
        autoComplete="new-password"
      />
      <Campo
        f={f}
        nome="confirmacaoSenha"
        rotulo="Repita a senha"
        type="password"
        autoComplete="new-password"
      />
    </div>
  )
}

function Aceites({ f }: { f: Formulario<Campos> }) {
  const ligada = usePaginaLigada()
  return (
    <div>
      <Checkbox
        name="aceitaTermos"
        label={
          <>
            Li e aceito o {ligada(6) ? <Link to={IR.regulamento}>regulamento</Link> : 'regulamento'} e a{' '}
            <Link to={IR.cookies}>política de privacidade</Link>
          </>
        }
        checked={f.valores.aceitaTermos}
        aria-invalid={f.erros.aceitaTermos ? true : undefined}
        aria-describedby={f.erros.aceitaTermos ? 'erro-termos' : undefined}
        onChange={(e) => f.mudar('aceitaTermos', e.currentTarget.checked)}
      />
      {f.erros.aceitaTermos && (
        <p id="erro-termos" className="ui-field__error">
          {f.erros.aceitaTermos}
        </p>
      )}
      <Checkbox
        label="Quero receber novidades por e-mail (posso cancelar quando quiser)"
        checked={f.valores.aceitaNovidades}
        onChange={(e) => f.mudar('aceitaNovidades', e.currentTarget.checked)}
      />
    </div>
  )
}
