// The guest at the door: who he is, how many come in with him, what became of the press, and the way back from a wrong one.
import { Alert, Button, Card, Group, NumberInput, Stack, Text } from '@mantine/core'
import { mostrarCodigo } from '@martelo/domain/eventos/convidados.ts'
import { useState } from 'react'
import { fraseDaPorta, type Recebido } from './dizer-na-porta.ts'
import type { DaPorta } from './fila-da-porta.ts'

export function Receber({
  g,
  feita,
  daqui,
  receber,
  desfazer,
}: {
  g: DaPorta
  /** what became of the entry that this phone sent for this guest */
  feita: Recebido | null
  daqui: boolean
  receber: (codigo: string, pessoas: number) => Promise<Recebido>
  desfazer: (g: DaPorta) => Promise<void>
}) {
  const [pessoas, setPessoas] = useState(1 + g.acompanhantes)
  const [recebido, setRecebido] = useState<Recebido | 'enviando' | null>(null)
  // An entry that was kept is said to be in, or refused, once it was sent.
  const frase = fraseDaPorta(g, recebido === 'guardado' ? (feita ?? recebido) : recebido, daqui)
  const confirmar = (): void => {
    setRecebido('enviando')
    void receber(g.codigo, pessoas).then(setRecebido)
  }
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Text fw={700} size="lg">
          {g.nome}
        </Text>
        <Text size="sm" c="dimmed">
          {[g.empresa, mostrarCodigo(g.codigo)].filter(Boolean).join(' · ')}
        </Text>
        {g.resposta === 'nao' && (
          <Alert color="yellow">Este convidado respondeu que não viria. A entrada é possível.</Alert>
        )}
        {(frase === null || recebido === 'sem-espaco') && (
          <>
            <NumberInput
              label="Pessoas que entram"
              min={1}
              max={21}
              allowDecimal={false}
              value={pessoas}
              onChange={(v) => setPessoas(Number(v) || 1)}
            />
            <Button size="lg" onClick={confirmar}>
              Confirmar a entrada
            </Button>
          </>
        )}
        {frase && (
          <Alert color={frase[0]} role="status">
            {frase[1]}
          </Alert>
        )}
        {g.entrouAt !== null && recebido !== 'enviando' && (
          <Desfazer g={g} desfazer={desfazer} aoDesfazer={() => setRecebido(null)} />
        )}
      </Stack>
    </Card>
  )
}

/** The wrong name was tapped: asked once more before the entry goes. */
function Desfazer({
  g,
  desfazer,
  aoDesfazer,
}: {
  g: DaPorta
  desfazer: (g: DaPorta) => Promise<void>
  aoDesfazer: () => void
}) {
  const [passo, setPasso] = useState<'nao' | 'pergunta' | 'fazendo'>('nao')
  const [erro, setErro] = useState<string | null>(null)
  const confirmar = (): void => {
    setPasso('fazendo')
    setErro(null)
    desfazer(g).then(
      () => {
        setPasso('nao')
        aoDesfazer()
      },
      (e: unknown) => {
        setPasso('nao')
        setErro(e instanceof Error ? e.message : 'A entrada não foi desfeita. Tente de novo.')
      },
    )
  }
  return (
    <>
      {erro && (
        <Alert color="red" role="alert">
          {erro}
        </Alert>
      )}
      {passo === 'nao' ? (
        <Button variant="subtle" color="gray" onClick={() => setPasso('pergunta')}>
          Desfazer a entrada
        </Button>
      ) : (
        <Group grow>
          <Button variant="default" disabled={passo === 'fazendo'} onClick={() => setPasso('nao')}>
            Manter
          </Button>
          <Button color="red" loading={passo === 'fazendo'} onClick={confirmar}>
            Sim, desfazer
          </Button>
        </Group>
      )}
    </>
  )
}
