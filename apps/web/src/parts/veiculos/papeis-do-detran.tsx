// A vehicle at the traffic authority: asked again, and its two reports. For those who read them alone.
import { Anchor, Button, Card, Group, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { useQuem } from '../../core/marca-atual.ts'

interface Props {
  readonly veiUid: string
  readonly nome: string
}

export function PapeisDoDetran({ veiUid, nome }: Props) {
  const quem = useQuem()
  const [pedindo, setPedindo] = useState(false)
  if (!permite('laudo:detran', quem)) return null
  const consultar = async (): Promise<void> => {
    setPedindo(true)
    try {
      const r = await chamar('POST /v1/detran/veiculos/:veiId/consultar', { params: { veiId: veiUid } })
      avisarSucesso(`O Detran respondeu em ${formatarDataHora(Date.parse(r.consultadoAt))}: abra o laudo.`)
    } catch (e) {
      avisarErro(e)
    } finally {
      setPedindo(false)
    }
  }
  return (
    <Card withBorder padding="sm" mt="sm" component="section" aria-label={`Detran: ${nome}`}>
      <Group justify="space-between">
        <div>
          <Text fw={700}>Detran</Text>
          <Text size="sm">
            <Anchor href={caminho(TELAS_IMPRESSOS.laudoDetran, { veiId: veiUid })} target="_blank">
              Laudo Detran
            </Anchor>
            {' · '}
            <Anchor href={caminho(TELAS_IMPRESSOS.laudoDetranDetran, { veiId: veiUid })} target="_blank">
              Laudo dos itens
            </Anchor>
            {' (de leilões ligados ao Detran)'}
          </Text>
        </div>
        <Button
          variant="default"
          size="sm"
          loading={pedindo}
          aria-label={`Consultar o Detran: ${nome}`}
          onClick={() => void consultar()}
        >
          Consultar o Detran
        </Button>
      </Group>
    </Card>
  )
}
