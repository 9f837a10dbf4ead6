// A document beside what it must agree with: as large as the eye wants, turned as it was photographed.
import { Anchor, Button, Card, Group, Text } from '@mantine/core'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { enderecoDe } from '../../../core/api.ts'
import type { FichaDoCliente } from './cliente.screen.tsx'

const AMPLIACOES = [1, 1.5, 2, 3] as const
const QUARTO_DE_VOLTA = 90

interface Props {
  readonly c: FichaDoCliente
  readonly uid: string
  readonly tipo: string
  readonly rotulo: string
}

export function VisorDoDocumento({ c, uid, tipo, rotulo }: Props) {
  const url = enderecoDe('/v1/clientes/documentos/:uid/arquivo', { params: { uid } })
  const numero = c.cnpj ?? c.cpf ?? ''
  return (
    <Card withBorder padding="sm">
      <Text size="sm" mb="xs">
        <b>{c.razaoSocial ?? c.nome}</b> · {c.cnpj ? 'CNPJ' : 'CPF'}{' '}
        <span className="numeros">{c.mascarado ? numero : formatarDocumento(numero)}</span>
        {c.nascimento && ` · nascimento ${c.nascimento.split('-').reverse().join('/')}`}
      </Text>
      {tipo === 'application/pdf' ? (
        <>
          <iframe className="documento-pdf" src={url} title={rotulo} />
          <EmOutraAba url={url} />
        </>
      ) : (
        <Fotografia url={url} rotulo={rotulo} />
      )}
    </Card>
  )
}

function Fotografia({ url, rotulo }: { readonly url: string; readonly rotulo: string }) {
  const [passo, setPasso] = useState(0)
  const [giro, setGiro] = useState(0)
  /** width to height, as the file is; known when it has come */
  const [proporcao, setProporcao] = useState(1)
  const deitada = giro % (2 * QUARTO_DE_VOLTA) !== 0
  return (
    <>
      <Group gap="xs" mb="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconZoomIn size={14} aria-hidden />}
          disabled={passo === AMPLIACOES.length - 1}
          onClick={() => setPasso(passo + 1)}
        >
          Ampliar
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconZoomOut size={14} aria-hidden />}
          disabled={passo === 0}
          onClick={() => setPasso(passo - 1)}
        >
          Reduzir
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRotateClockwise size={14} aria-hidden />}
          onClick={() => setGiro((giro + QUARTO_DE_VOLTA) % 360)}
        >
          Girar
        </Button>
        <EmOutraAba url={url} />
      </Group>
      {/* Scrolled by the keyboard too. */}
      <div className="documento-visor" tabIndex={0} role="region" aria-label={rotulo}>
        <div
          className="documento-folha"
          data-deitada={deitada || undefined}
          style={
            {
              '--proporcao': deitada ? 1 / proporcao : proporcao,
              '--vezes': AMPLIACOES[passo],
              '--giro': `${giro}deg`,
            } as CSSProperties
          }
        >
          <img
            src={url}
            alt={rotulo}
            onLoad={(e) => setProporcao(e.currentTarget.naturalWidth / e.currentTarget.naturalHeight || 1)}
          />
        </div>
      </div>
    </>
  )
}

const EmOutraAba = ({ url }: { readonly url: string }) => (
  <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
    Abrir em outra aba
  </Anchor>
)
