// A removal beside the one that is open: what of it waits on this phone is sent here too.
import { Button, Stack, Text } from '@mantine/core'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { SeloDaRemocao } from '../../../parts/remocoes/selo-da-remocao.tsx'
import { useFilaDeFotos } from '../../../parts/remocoes/usar-fila-de-fotos.ts'
import { useFilaDePassos } from '../../../parts/remocoes/usar-fila-de-passos.ts'
import type { NaEstrada } from '../../../parts/remocoes/viagem.tsx'
import { type MinhasRemocoes, useEnviosDaRemocao } from './usar-minhas-remocoes.ts'

interface Props {
  readonly r: NaEstrada
  readonly minhas: MinhasRemocoes
  readonly aoAbrir: () => void
}

export function OutraRemocao({ r, minhas, aoAbrir }: Props) {
  const { enviar, enviarFoto } = useEnviosDaRemocao(r.uid, minhas.pedir)
  const passos = useFilaDePassos(r.uid, enviar, minhas.reler)
  const fotos = useFilaDeFotos(r.uid, enviarFoto, minhas.reler)
  const passosAqui = passos.guardados.filter((p) => p.evento !== 'posicao').length
  const aqui = [
    passosAqui > 0 && quantos(passosAqui, 'passo', 'passos'),
    fotos.aqui.length > 0 && quantos(fotos.aqui.length, 'foto', 'fotos'),
  ].filter(Boolean)
  return (
    <Stack gap={4}>
      <Button
        variant="default"
        h="auto"
        py="sm"
        justify="space-between"
        rightSection={<SeloDaRemocao situacao={r.situacao} />}
        // The whole name, on as many lines as it takes, beside a state that is never cut.
        styles={{
          label: { whiteSpace: 'normal', textAlign: 'left' },
          section: { flexShrink: 0 },
        }}
        onClick={aoAbrir}
      >
        {[r.veiculo, r.placa && formatarPlaca(r.placa)].filter(Boolean).join(', ')}
      </Button>
      {aqui.length > 0 && <Text size="sm">{`${aqui.join(' e ')} só neste aparelho.`}</Text>}
      {[...passos.recusas, ...fotos.recusas].map((m) => (
        <Text key={m} size="sm" role="alert">
          {m}
        </Text>
      ))}
    </Stack>
  )
}
