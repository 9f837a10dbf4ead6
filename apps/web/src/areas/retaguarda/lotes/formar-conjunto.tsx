// Marked lots become one set: which of them leads, and whether its values are the sums. The same dialog dissolves one.
import { Alert, Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'

type Linha = RespostaDe<Calls['GET /v1/leiloes/lotes/qb']>[number]

interface Props {
  /** null: closed */
  readonly lotes: readonly Linha[] | null
  readonly aoFechar: () => void
  readonly aoFormar: () => void
}

export function FormarConjunto({ lotes, aoFechar, aoFormar }: Props) {
  return (
    <Modal
      opened={lotes !== null}
      onClose={aoFechar}
      title="Formar conjunto"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {lotes !== null && <Formulario lotes={lotes} aoFechar={aoFechar} aoFormar={aoFormar} />}
    </Modal>
  )
}

function Formulario({ lotes, aoFechar, aoFormar }: Props & { lotes: readonly Linha[] }) {
  const [principal, setPrincipal] = useState(
    lotes.find((l) => l.conjuntoPrincipalUid === null)?.uid ?? lotes[0]?.uid ?? '',
  )
  const [somar, setSomar] = useState(true)
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const escolhido = lotes.find((l) => l.uid === principal)
  const minimo = somar ? lotes.reduce((t, l) => t + l.minimo, 0) : (escolhido?.minimo ?? 0)
  const formar = async (): Promise<void> => {
    setEnviando(true)
    setErro(null)
    try {
      await chamar('POST /v1/lote/conjunto', {
        body: {
          principalUid: principal,
          membrosUids: lotes.map((l) => l.uid).filter((uid) => uid !== principal),
          somar,
        },
      })
      avisarSucesso(`Conjunto de ${lotes.length} lotes formado`)
      aoFormar()
      aoFechar()
    } catch (e) {
      setErro(e instanceof Error ? e.message : String(e))
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Stack>
      <Text size="sm">
        Os lances são dados no lote principal. Quem o arrematar leva todos, numa só compra com um item por
        lote.
      </Text>
      <Radio.Group label="Lote principal" value={principal} onChange={setPrincipal}>
        <Stack gap="xs" mt="xs">
          {lotes.map((l) => (
            <Radio
              key={l.uid}
              value={l.uid}
              label={`${l.numero} · ${l.nome}`}
              description={`${l.comitente} · mínimo ${formatarReais(l.minimo)}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        checked={somar}
        onChange={(e) => setSomar(e.currentTarget.checked)}
        label="O principal fica com a soma dos valores"
        description="Mínimo, reserva e despesas de todos os lotes. Sem isso valem os que já estão no principal."
      />
      <Text fw={650}>Mínimo do conjunto: {formatarReais(minimo)}</Text>
      {erro && (
        <Alert color="red" role="alert">
          {erro}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={aoFechar}>
          Voltar
        </Button>
        <Button onClick={() => void formar()} loading={enviando} disabled={lotes.length < 2}>
          Formar conjunto
        </Button>
      </Group>
    </Stack>
  )
}
