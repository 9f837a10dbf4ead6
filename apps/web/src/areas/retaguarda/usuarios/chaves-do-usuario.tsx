// Passkeys of one account. They are their owner's; here they are only taken away.
import { Button, Card, Table, Text, Title } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { UmUsuario } from './usuario.screen.tsx'

type Chave = UmUsuario['chaves'][number]
const quando = (iso: string | null): string =>
  iso === null ? 'ainda não' : formatarDataHora(Date.parse(iso))

export function ChavesDoUsuario({ u, refazer }: { u: UmUsuario; refazer: () => Promise<void> }) {
  const [pedida, setPedida] = useState<Chave | null>(null)
  const [aberto, setAberto] = useState(false)
  const pedir = (k: Chave): void => {
    setPedida(k)
    setAberto(true)
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Chaves de acesso
      </Title>
      {u.chaves.length === 0 && <Text c="dimmed">Nenhuma chave de acesso.</Text>}
      {u.chaves.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Chave</Table.Th>
                <Table.Th>Site</Table.Th>
                <Table.Th>Criada</Table.Th>
                <Table.Th>Usada</Table.Th>
                <Table.Th>
                  <span className="ui-visually-hidden">Ações</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {u.chaves.map((k) => (
                <Table.Tr key={k.uid}>
                  <Table.Td>{k.nome}</Table.Td>
                  <Table.Td>{k.site}</Table.Td>
                  <Table.Td>{quando(k.criadaAt)}</Table.Td>
                  <Table.Td>{quando(k.usadaAt)}</Table.Td>
                  <Table.Td>
                    {!u.eu && (
                      <Button size="compact-xs" variant="subtle" color="red" onClick={() => pedir(k)}>
                        Retirar
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Confirmar
        aberto={aberto}
        titulo={`Retirar a chave ${pedida?.nome ?? ''}`}
        botao="Retirar a chave"
        perigo
        motivo="obrigatorio"
        aoFechar={() => setAberto(false)}
        aoConfirmar={async (motivo) => {
          if (pedida === null) return
          const params = { uid: u.uid, chaveUid: pedida.uid }
          await chamar('POST /v1/usuarios/:uid/chaves/:chaveUid/retirar', { params, body: { motivo } })
          avisarSucesso('Chave retirada')
          await refazer()
        }}
      >
        A chave não entra mais, e as sessões abertas de {u.nome} terminam. A pessoa é avisada por e-mail, com
        o seu nome e o motivo.
      </Confirmar>
    </Card>
  )
}
