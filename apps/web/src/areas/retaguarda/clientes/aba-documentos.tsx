// Document validation: the list at the left, the file beside it, two answers.
import { Alert, Badge, Button, Card, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'
import { DivergirDocumentos } from './divergir-documentos.tsx'
import { VisorDoDocumento } from './visor-do-documento.tsx'
import './aba-documentos.css'

const COR: Readonly<Record<string, string>> = {
  'Aguardando Validação': 'blue',
  Aprovado: 'teal',
  Divergente: 'red',
}

export function AbaDocumentos({
  c,
  aoMudar,
}: {
  c: FichaDoCliente
  aoMudar: (nova: FichaDoCliente) => void
}) {
  const { documentos, exigidos } = c.documentos
  const [escolhido, setEscolhido] = useState(documentos[0]?.uid)
  const aberto = documentos.find((d) => d.uid === escolhido) ?? documentos[0]
  const faltando = exigidos.filter((e) => !documentos.some((d) => d.tipo === e.tipo))
  return (
    <Stack>
      {faltando.length > 0 && c.documentoSituacao !== 'Aprovado' && (
        <Alert color="gray" title="Ainda não enviados">
          {faltando.map((f) => f.rotulo).join(', ')}
        </Alert>
      )}
      <div className="documentos-colunas">
        <Stack gap="xs">
          {documentos.map((d) => (
            <UnstyledButton
              key={d.uid}
              onClick={() => setEscolhido(d.uid)}
              aria-pressed={d.uid === aberto?.uid}
            >
              <Card
                withBorder
                padding="sm"
                data-escolhido={d.uid === aberto?.uid || undefined}
                className="documento-item"
              >
                <Text size="sm" fw={600}>
                  {d.rotulo}
                </Text>
                <Text size="xs" c="dimmed">
                  {d.nomeOriginal} · {formatarDataHora(Date.parse(d.enviadoAt))}
                </Text>
                <Badge variant="light" color={COR[d.situacao] ?? 'gray'} mt={4}>
                  {d.situacao}
                </Badge>
                {d.motivo && <Text size="xs">{d.motivo}</Text>}
              </Card>
            </UnstyledButton>
          ))}
        </Stack>
        {aberto && (
          <VisorDoDocumento
            key={aberto.uid}
            c={c}
            uid={aberto.uid}
            tipo={aberto.tipoArquivo}
            rotulo={aberto.rotulo}
          />
        )}
      </div>
      <Decidir c={c} aoMudar={aoMudar} />
    </Stack>
  )
}

/** Why no answer is asked for now. */
const SEM_RESPOSTA: Readonly<Record<string, string>> = {
  Aprovado: 'Os documentos já foram aprovados.',
  Cadastrado: 'O cliente ainda não enviou tudo. A validação abre quando o último documento chegar.',
  Divergente: 'O cliente foi avisado e envia de novo o que divergiu. A validação abre quando chegar.',
}

function Decidir({ c, aoMudar }: { c: FichaDoCliente; aoMudar: (nova: FichaDoCliente) => void }) {
  const [decisao, setDecisao] = useState<'Aprovado' | 'Divergente' | null>(null)
  // Neither answer can be given: a sentence, no dead buttons.
  if (c.pode.aprovar !== null && c.pode.divergir !== null)
    return (
      <Text size="sm" c="dimmed">
        {SEM_RESPOSTA[c.documentoSituacao] ?? c.pode.aprovar}
      </Text>
    )
  return (
    <>
      <Group>
        <Button
          color="teal"
          leftSection={<IconCheck size={16} />}
          disabled={c.pode.aprovar !== null}
          title={c.pode.aprovar ?? undefined}
          onClick={() => setDecisao('Aprovado')}
        >
          Aprovar documentos
        </Button>
        <Button
          variant="light"
          color="red"
          leftSection={<IconX size={16} />}
          disabled={c.pode.divergir !== null}
          title={c.pode.divergir ?? undefined}
          onClick={() => setDecisao('Divergente')}
        >
          Apontar divergência
        </Button>
        {c.pode.aprovar !== null && (
          <Text size="sm" c="dimmed">
            {c.pode.aprovar}
          </Text>
        )}
      </Group>
      <Confirmar
        aberto={decisao === 'Aprovado'}
        titulo={`Aprovar os documentos de ${c.nome}?`}
        botao="Aprovar"
        aoFechar={() => setDecisao(null)}
        aoConfirmar={async () =>
          aoMudar(
            await chamar('PUT /v1/clientes/:id/documentos', {
              params: { id: c.id },
              body: { resultado: 'Aprovado', divergentes: [], versao: c.versao },
            }),
          )
        }
      >
        O cliente é avisado e pode se habilitar nos leilões e dar lances.
      </Confirmar>
      {decisao === 'Divergente' && (
        <DivergirDocumentos c={c} aoFechar={() => setDecisao(null)} aoMudar={aoMudar} />
      )}
    </>
  )
}
