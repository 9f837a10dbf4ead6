// The letters of the newsletter: declared; beside the form what its readers will get, and the acts of sending.
import { Badge, Text } from '@mantine/core'
import { BOLETIM } from '@martelo/contracts/newsletter/boletim.cadastro.ts'
import type { LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { INTERESSES_DA_NEWSLETTER } from '@martelo/domain/newsletter/interesses.ts'
import { ROTULO_DO_BOLETIM, type SituacaoDeBoletim } from '@martelo/domain/newsletter/states.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { CampoEscolha } from '../../../kit/registro/campos.tsx'
import type { Registro } from '../../../kit/registro/usar-registro.ts'
import { BoletimAberto } from './boletim-aberto.tsx'

export type Boletim = LinhaDe<typeof BOLETIM>

const ENQUANTO_SAI_MS = 3000
const COR: Record<SituacaoDeBoletim, string> = {
  RASCUNHO: 'gray',
  ENVIANDO: 'blue',
  PARADO: 'yellow',
  ENVIADO: 'teal',
}
const aCaminho = (b: Boletim): number =>
  (b.aCaminho ?? 0) + (b.situacao === 'ENVIANDO' ? (b.destinatarios ?? 0) : 0)

export function AbaBoletins() {
  return (
    <TelaDeCadastro
      cadastro={BOLETIM}
      semTitulo
      ficarAberto
      vazio="Nenhum boletim ainda. Ele vai só para quem confirmou o e-mail."
      colunas={[
        {
          id: 'assunto',
          titulo: 'Boletim',
          largura: 240,
          valor: (b) => b.assunto,
          mostrar: assunto,
          ordenavel: true,
        },
        { id: 'interesse', titulo: 'Para quem', valor: (b) => b.interesse ?? 'Todos', oculta: true },
        {
          id: 'situacao',
          titulo: 'Situação',
          largura: 180,
          valor: (b) => b.situacao && ROTULO_DO_BOLETIM[b.situacao],
          mostrar: situacao,
        },
        { id: 'aCaminho', titulo: 'A caminho', valor: aCaminho, direita: true },
      ]}
      campos={{
        interesse: (r, travado) => (
          <CampoEscolha
            r={r as unknown as Registro<Record<string, string | null>>}
            campo="interesse"
            rotulo="Para quem"
            nulo
            vazio="Todos da lista"
            travado={travado}
            opcoes={INTERESSES_DA_NEWSLETTER.map((i) => ({
              value: i,
              label: `Interesse em ${i.toLowerCase()}`,
            }))}
          />
        ),
      }}
      secao={(r, b) => <BoletimAberto r={r} b={b} />}
      travado={(b) =>
        b.situacao === 'RASCUNHO' ? null : 'Este boletim já começou a ser enviado e não muda mais.'
      }
      // Counts move while letters go out.
      reler={(b) => aCaminho(b) > 0 && ENQUANTO_SAI_MS}
    />
  )
}

function assunto(b: Boletim) {
  return (
    <>
      {b.assunto}
      <Text size="xs" c="dimmed">
        {b.interesse ? `Interesse: ${b.interesse}` : 'Para todos'}
      </Text>
    </>
  )
}

function situacao(b: Boletim) {
  if (b.situacao === null) return null
  const quando = b.enviadoAt ?? b.updatedAt
  const quem = b.enviadoAt ? b.enviadoNome : b.alteradoNome
  return (
    <>
      <Badge variant="light" color={COR[b.situacao]}>
        {ROTULO_DO_BOLETIM[b.situacao]}
      </Badge>
      <Text size="xs" c="dimmed">
        {quando && formatarDataHora(Date.parse(quando))}
        {quem ? `, ${quem}` : ''}
      </Text>
    </>
  )
}
