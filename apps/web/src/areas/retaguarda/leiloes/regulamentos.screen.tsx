// Regulations, each with its versions: which auctions have one, how many bidders agreed to it, and its words.
import { Accordion, Skeleton, Text } from '@mantine/core'
import { REGULAMENTO } from '@martelo/contracts/leiloes/regulamento-de-leilao.cadastro.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { useVersoesDoRegulamento } from './regulamento-do-leilao.tsx'

export default function Regulamentos() {
  return (
    <TelaDeCadastro
      cadastro={REGULAMENTO}
      abas={(r) => [['versoes', 'Versões', <Versoes key="versoes" uid={r.uid} versao={r.versao} />]]}
    />
  )
}

function Versoes({ uid, versao }: { uid: string; versao: number }) {
  const { data, error } = useVersoesDoRegulamento(uid, versao)
  if (error)
    return (
      <Text c="red" size="sm" role="alert">
        {error.message}
      </Text>
    )
  if (!data) return <Skeleton height={160} role="status" aria-label="Carregando as versões" />
  return (
    <Accordion variant="separated" defaultValue={String(data[0]?.numero)}>
      {data.map((v) => (
        <Accordion.Item key={v.numero} value={String(v.numero)}>
          <Accordion.Control>
            <Text fw={600} size="sm">
              Versão {v.numero}
            </Text>
            <Text size="xs" c="dimmed">
              {[
                formatarDataHora(Date.parse(v.criadaAt)),
                v.criadaPor,
                quantos(v.leiloes, 'leilão', 'leilões'),
                quantos(v.aceites, 'aceite', 'aceites'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {v.texto}
            </Text>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
