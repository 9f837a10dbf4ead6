// What a screen shows in the place of what did not come: why, and the way to ask again.
import { Alert, Button } from '@mantine/core'

interface Props {
  readonly erro: Error
  readonly refazer: () => unknown
  readonly titulo?: string
}

export function NaoCarregou({ erro, refazer, titulo = 'Não foi possível carregar' }: Props) {
  return (
    <Alert color="red" title={titulo} role="alert">
      {erro.message}{' '}
      <Button size="compact-sm" variant="default" onClick={() => void refazer()}>
        Tentar novamente
      </Button>
    </Alert>
  )
}
