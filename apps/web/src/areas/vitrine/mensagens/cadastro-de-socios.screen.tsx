// Sign-up of partners: who would like to sell, buy for resale, keep, carry or inspect goods for the house.
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import { PARCERIAS, PARCERIAS_DA_LOJA } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { IconCheckCircle } from '@martelo/ui/icones.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import type { Route } from './+types/cadastro-de-socios.screen.ts'
import { Atendimento } from './atendimento.tsx'
import { Escolha, FormularioDoSite, Texto, TextoLongo } from './campos.tsx'
import { receber } from './formulario.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { selo } = await context.get(doServidor).chamar('GET /v1/hotsite/formulario')
  return { selo, enviado: url.searchParams.has('enviado') }
}

export const action = ({ context, request }: Route.ActionArgs) =>
  receber(request, (c) =>
    context.get(doServidor).chamar('POST /v1/hotsite/socios', {
      body: {
        selo: c.selo ?? '',
        site: c.site ?? '',
        parceria: c.parceria as keyof typeof PARCERIAS,
        empresa: c.empresa ?? '',
        documento: c.documento ?? '',
        nome: c.nome ?? '',
        email: c.email ?? '',
        telefone: c.telefone ?? '',
        cidade: c.cidade ?? '',
        uf: c.uf ?? '',
        texto: c.texto ?? '',
      },
    }),
  )

const TIPOS = { leilao: Object.entries(PARCERIAS), loja: Object.entries(PARCERIAS_DA_LOJA) }
const UFS = ESTADOS.map((e) => [e.sigla, e.nome] as const)

export default function CadastroDeSocios({ loaderData: d, actionData: de }: Route.ComponentProps) {
  const { nome, tipo } = useMarca()
  const ligada = usePaginaLigada()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Seja parceiro"
        descricao={`Venda, transporte, guarde ou vistorie com ${nome}: conte quem é a sua empresa e a nossa equipe retorna.`}
        canonico={IR_DA_CASA.socios}
      />
      <header className="contatos__topo">
        <h1>Seja parceiro</h1>
        <p>
          Conte quem é a sua empresa e como quer trabalhar com {nome}.
          {ligada(8) && (
            <>
              {' '}
              Para comprar, <Link to={IR.cadastrar}>crie a sua conta</Link>. O quadro societário da sua
              empresa fica em{' '}
              <Link to={`${TELAS_CLIENTE.meuPerfil.path}?aba=socios`}>Meu perfil, Sócios</Link>.
            </>
          )}
        </p>
      </header>
      <div className="contatos" data-com-lado="">
        {d.enviado && !de ? (
          <div className="contato__enviado" role="status">
            <IconCheckCircle size={32} />
            <h2>Recebemos o seu cadastro</h2>
            <p>A nossa equipe avalia e retorna pelo e-mail ou telefone que você informou.</p>
            <Link to={IR.inicio}>Voltar ao início</Link>
          </div>
        ) : (
          <FormularioDoSite selo={d.selo} de={de} botao="Enviar cadastro">
            <Escolha
              nome="parceria"
              rotulo="Como quer trabalhar com a gente"
              de={de}
              opcoes={TIPOS[tipo]}
              largo
            />
            <Texto nome="empresa" rotulo="Empresa" de={de} autoComplete="organization" maxLength={150} />
            <Texto nome="documento" rotulo="CNPJ ou CPF" de={de} maxLength={30} />
            <Texto nome="nome" rotulo="Pessoa de contato" de={de} autoComplete="name" maxLength={120} />
            <Texto nome="email" rotulo="E-mail" de={de} type="email" autoComplete="email" maxLength={254} />
            <Texto
              nome="telefone"
              rotulo="Telefone"
              de={de}
              type="tel"
              autoComplete="tel-national"
              maxLength={30}
            />
            <Texto nome="cidade" rotulo="Cidade" de={de} autoComplete="address-level2" maxLength={80} />
            <Escolha nome="uf" rotulo="Estado" de={de} opcoes={UFS} />
            <TextoLongo nome="texto" rotulo="Mensagem" de={de} opcional maxLength={4000} />
          </FormularioDoSite>
        )}
        <Atendimento />
      </div>
    </div>
  )
}
