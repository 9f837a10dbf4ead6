// One inspection on the phone: category after category, each answer kept as it is given, and the end.
import { Alert, Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { ehDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { avisarErro } from '../../core/mantine/avisos.ts'
import { mudarRascunho } from './vistorias-deste-aparelho.ts'
import { FotosDoItem } from './fotos-do-item.tsx'
import { emQueEsta, faltamNo, itensDo, type Rascunho, responder } from './rascunho-de-vistoria.ts'
import { ResponderItem, type Respondido } from './responder-item.tsx'

interface Props {
  readonly r: Rascunho
  readonly enviar: () => void
  readonly aoVoltar: () => void
}

export function FazerVistoria({ r, enviar, aoVoltar }: Props) {
  const faltam = faltamNo(r)
  const obrigatorios = itensDo(r).filter((i) => i.obrigatorio).length
  const travado = r.fim !== null
  const guia = r.categorias.find((c) => c.tipoImagem !== null)?.tipoImagem ?? null
  const mudar = (fazer: (x: Rascunho) => Rascunho): void => void mudarRascunho(r.uid, fazer).catch(avisarErro)
  const por = (item: string, novo: Respondido): void =>
    mudar((x) => responder(x, item, novo, new Date().toISOString()))
  const concluir = (): void => {
    mudar((x) => ({ ...x, fim: new Date().toISOString(), mexidaEm: new Date().toISOString() }))
    enviar()
  }
  const assumir = (): void => {
    mudar((x) => ({ ...x, assumir: true, motivo: null }))
    enviar()
  }
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap">
        <Button variant="default" size="md" onClick={aoVoltar}>
          Voltar
        </Button>
        <Text size="sm" role="status">
          {emQueEsta(r)}
        </Text>
      </Group>
      <div>
        <Title order={2} size="h4">
          {r.veiculo.nome}
        </Title>
        <Text size="sm" c="dimmed">
          {[r.veiculo.placa && formatarPlaca(r.veiculo.placa), r.veiculo.chassi, r.tipo]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {r.motivo && <NaCopia r={r} aoAssumir={travado ? null : assumir} />}
      {r.erro && <Alert color="red">{r.erro}</Alert>}
      <Progress
        value={obrigatorios === 0 ? 100 : ((obrigatorios - faltam.length) * 100) / obrigatorios}
        aria-label="Itens obrigatórios respondidos"
      />
      {r.categorias.map((c) => (
        <Card key={c.id} withBorder padding="md" component="section" aria-label={c.nome}>
          <Title order={3} size="h5" mb="sm">
            {c.nome}
          </Title>
          <Stack gap="lg">
            {c.itens.map((i) => (
              <ResponderItem
                key={i.id}
                item={i}
                imagem={c.tipoImagem}
                r={r.respostas[i.id]}
                travado={travado}
                aoResponder={(novo) => por(i.id, novo)}
                imagens={
                  ehDeImagem(i.tipo) ? <FotosDoItem r={r} item={i} guia={guia} travado={travado} /> : null
                }
              />
            ))}
          </Stack>
        </Card>
      ))}
      {!travado && faltam.length > 0 && (
        <Text size="sm">{`Falta: ${faltam.slice(0, 6).join(', ')}${faltam.length > 6 ? ` e mais ${faltam.length - 6}` : ''}.`}</Text>
      )}
      {!travado && (
        <Button size="lg" disabled={faltam.length > 0} onClick={concluir}>
          Concluir vistoria
        </Button>
      )}
    </Stack>
  )
}

function NaCopia({ r, aoAssumir }: { r: Rascunho; aoAssumir: (() => void) | null }) {
  return (
    <Alert color="orange" title="Guardado em uma cópia">
      {r.motivo}
      {r.podeAssumir && aoAssumir && (
        <Button mt="xs" variant="default" onClick={aoAssumir}>
          Continuar por este aparelho
        </Button>
      )}
    </Alert>
  )
}
