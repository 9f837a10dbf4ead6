import { Alert, Button } from '@mantine/core'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

/** In the drawer: the record is gone, or could not be read. */
export function RegistroQueFalhou({ erro, refazer }: { erro: Error; refazer: () => void }) {
  const naoAchou = erro instanceof ErroDeChamada && erro.codigo === 404
  return (
    <Alert
      color={naoAchou ? 'gray' : 'red'}
      role="alert"
      title={naoAchou ? 'Registro não encontrado' : 'Não foi possível abrir o registro'}
    >
      {naoAchou ? 'Ele pode ter sido apagado, ou o endereço está errado.' : erro.message}
      {!naoAchou && (
        <Button mt="sm" size="xs" variant="default" onClick={refazer}>
          Tentar novamente
        </Button>
      )}
    </Alert>
  )
}
