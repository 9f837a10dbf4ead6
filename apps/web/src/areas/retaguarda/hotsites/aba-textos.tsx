// Slogan, description, footer, and the questions that the first page answers.
import { ActionIcon, Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { CampoLongo, CampoTexto } from '../../../kit/registro/campos.tsx'
import type { FormularioDoHotsite, Valores } from './hotsite-lido.ts'

type Pergunta = Valores['perguntas'][number]

export function AbaTextos({ r }: { r: FormularioDoHotsite }) {
  return (
    <Stack>
      <Card withBorder>
        <Stack>
          <CampoTexto
            r={r}
            campo="slogan"
            rotulo="Slogan"
            ajuda="O título da página inicial"
            obrigatorio
            entrada={{ maxLength: 120 }}
          />
          <CampoLongo
            r={r}
            campo="descricao"
            rotulo="Descrição"
            ajuda="Abaixo do slogan, no rodapé e nos buscadores"
            entrada={{ maxLength: 400, minRows: 2 }}
          />
          <CampoLongo
            r={r}
            campo="mensagemRodape"
            rotulo="Mensagem do rodapé"
            ajuda="Registro, CNPJ ou o que a lei peça para estar à vista"
            entrada={{ maxLength: 300, minRows: 2 }}
          />
        </Stack>
      </Card>
      <Perguntas r={r} />
    </Stack>
  )
}

function Perguntas({ r }: { r: FormularioDoHotsite }) {
  const lista = r.valores.perguntas
  const por = (nova: Pergunta[]): void => r.mudar('perguntas', nova)
  const mudar = (i: number, nova: Partial<Pergunta>): void =>
    por(lista.map((p, j) => (j === i ? { ...p, ...nova } : p)))
  const mover = (i: number, passo: -1 | 1): void => {
    const nova = [...lista]
    const [p] = nova.splice(i, 1)
    if (p) nova.splice(i + passo, 0, p)
    por(nova)
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Perguntas frequentes
      </Title>
      {lista.length === 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          Nenhuma pergunta. As respostas aparecem na página inicial e poupam atendimento.
        </Text>
      )}
      <Stack gap="lg">
        {lista.map((p, i) => (
          <UmaPergunta
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity but their place
            key={i}
            numero={i + 1}
            ultima={i === lista.length - 1}
            pergunta={p}
            erros={{
              pergunta: r.erros[`perguntas.${i}.pergunta`],
              resposta: r.erros[`perguntas.${i}.resposta`],
            }}
            mudar={(nova) => mudar(i, nova)}
            mover={(passo) => mover(i, passo)}
            retirar={() => por(lista.filter((_, j) => j !== i))}
          />
        ))}
      </Stack>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={lista.length >= 40}
        onClick={() => por([...lista, { pergunta: '', resposta: '' }])}
      >
        Nova pergunta
      </Button>
    </Card>
  )
}

function UmaPergunta(q: {
  numero: number
  ultima: boolean
  pergunta: Pergunta
  erros: Partial<Record<keyof Pergunta, string | undefined>>
  mudar: (nova: Partial<Pergunta>) => void
  mover: (passo: -1 | 1) => void
  retirar: () => void
}) {
  const nome = `pergunta ${q.numero}`
  return (
    <Stack gap={6} component="fieldset" className="hotsite-pergunta">
      <Group justify="space-between" wrap="nowrap">
        <Text component="legend" size="sm" fw={600}>
          Pergunta {q.numero}
        </Text>
        <Group gap={4} wrap="nowrap">
          <Acao nome={`Subir ${nome}`} inerte={q.numero === 1} aoClicar={() => q.mover(-1)}>
            <IconArrowUp size={16} />
          </Acao>
          <Acao nome={`Descer ${nome}`} inerte={q.ultima} aoClicar={() => q.mover(1)}>
            <IconArrowDown size={16} />
          </Acao>
          <Acao nome={`Retirar ${nome}`} aoClicar={q.retirar}>
            <IconTrash size={16} />
          </Acao>
        </Group>
      </Group>
      <TextInput
        name={`perguntas.${q.numero - 1}.pergunta`}
        aria-label={`Pergunta ${q.numero}`}
        maxLength={200}
        value={q.pergunta.pergunta}
        error={q.erros.pergunta}
        onChange={(e) => q.mudar({ pergunta: e.currentTarget.value })}
      />
      <Textarea
        name={`perguntas.${q.numero - 1}.resposta`}
        aria-label={`Resposta ${q.numero}`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={2000}
        value={q.pergunta.resposta}
        error={q.erros.resposta}
        onChange={(e) => q.mudar({ resposta: e.currentTarget.value })}
      />
    </Stack>
  )
}

function Acao({
  nome,
  inerte = false,
  aoClicar,
  children,
}: {
  nome: string
  inerte?: boolean
  aoClicar: () => void
  children: React.ReactNode
}) {
  return (
    <ActionIcon variant="default" aria-label={nome} title={nome} disabled={inerte} onClick={aoClicar}>
      {children}
    </ActionIcon>
  )
}
