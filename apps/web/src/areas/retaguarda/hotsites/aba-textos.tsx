// Slogan, description, footer, and the questions that the first page answers.
import { ActionIcon, Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { CampoLongo, CampoTexto } from '../../../parts/registro/campos.tsx'
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
          // Questions have no identity of their own: their place is what the person moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <Stack key={i} gap={6} component="fieldset" className="hotsite-pergunta">
            <Group justify="space-between" wrap="nowrap">
              <Text component="legend" size="sm" fw={600}>
                Pergunta {i + 1}
              </Text>
              <Group gap={4} wrap="nowrap">
                <Acao nome={`Subir pergunta ${i + 1}`} inerte={i === 0} aoClicar={() => mover(i, -1)}>
                  <IconArrowUp size={16} />
                </Acao>
                <Acao
                  nome={`Descer pergunta ${i + 1}`}
                  inerte={i === lista.length - 1}
                  aoClicar={() => mover(i, 1)}
                >
                  <IconArrowDown size={16} />
                </Acao>
                <Acao
                  nome={`Retirar pergunta ${i + 1}`}
                  aoClicar={() => por(lista.filter((_, j) => j !== i))}
                >
                  <IconTrash size={16} />
                </Acao>
              </Group>
            </Group>
            <TextInput
              aria-label={`Pergunta ${i + 1}`}
              maxLength={200}
              value={p.pergunta}
              error={r.erros[`perguntas.${i}.pergunta`]}
              onChange={(e) => mudar(i, { pergunta: e.currentTarget.value })}
            />
            <Textarea
              aria-label={`Resposta ${i + 1}`}
              autosize
              minRows={2}
              maxRows={10}
              maxLength={2000}
              value={p.resposta}
              error={r.erros[`perguntas.${i}.resposta`]}
              onChange={(e) => mudar(i, { resposta: e.currentTarget.value })}
            />
          </Stack>
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
