// The regulation of an auction: one version of a record of the house, or words of its own; and a text beside it.
import { Anchor, ScrollArea, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { REGULAMENTO } from '@martelo/contracts/leiloes/regulamento-de-leilao.cadastro.ts'
import { TEXTO_DE_LEILAO } from '@martelo/contracts/leiloes/texto-de-leilao.cadastro.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { CampoReferencia } from '../../../kit/cadastro/campo-referencia.tsx'
import { CampoLongo } from '../../../kit/registro/campos.tsx'
import type { Registro } from '../../../kit/registro/usar-registro.ts'

export function useVersoesDoRegulamento(uid: string, versao = 0) {
  return useQuery({
    queryKey: ['versoes-do-regulamento', uid, versao],
    queryFn: () => chamar('GET /v1/leiloes/regulamentos/:uid/versoes', { params: { uid } }),
  })
}

export interface CamposDoRegulamento {
  regulamentoUid: string | null
  regulamentoNumero: number | null
  textoUid: string | null
  regulamento: string
}

interface Props<V extends CamposDoRegulamento> {
  readonly r: Registro<V>
  readonly travado: string | null
}

export function RegulamentoDoLeilao<V extends CamposDoRegulamento>({ r, travado }: Props<V>) {
  const solto = r as unknown as Registro<CamposDoRegulamento>
  const { regulamentoUid } = solto.valores
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoReferencia
          r={{
            ...solto,
            // Another regulation begins at its newest version.
            mudar: (campo, valor) => {
              solto.mudar(campo, valor)
              if (campo === 'regulamentoUid') solto.mudar('regulamentoNumero', null)
            },
          }}
          travado={travado}
          campo="regulamentoUid"
          rotulo="Regulamento"
          ajuda="Em branco: o leilão tem o seu próprio texto"
          de={REGULAMENTO}
        />
        <CampoReferencia
          r={solto}
          travado={travado}
          campo="textoUid"
          rotulo="Texto da casa"
          ajuda="Aparece na página e no edital, além dos que valem em todos"
          de={TEXTO_DE_LEILAO}
        />
      </SimpleGrid>
      {regulamentoUid ? (
        <Versao r={solto} travado={travado} uid={regulamentoUid} />
      ) : (
        <CampoLongo
          r={solto}
          travado={travado}
          campo="regulamento"
          rotulo="Texto do regulamento"
          ajuda="O participante aceita este texto ao se habilitar"
        />
      )}
      <Text size="xs" c="dimmed">
        Cadastros:{' '}
        <Anchor component={Link} to={TELAS_RETAGUARDA.regulamentos.path} size="xs">
          Regulamentos
        </Anchor>{' '}
        ·{' '}
        <Anchor component={Link} to={TELAS_RETAGUARDA.textosDeLeilao.path} size="xs">
          Textos de leilão
        </Anchor>
      </Text>
    </Stack>
  )
}

function Versao({
  r,
  travado,
  uid,
}: {
  readonly r: Registro<CamposDoRegulamento>
  readonly travado: string | null
  readonly uid: string
}) {
  const { data = [] } = useVersoesDoRegulamento(uid)
  const atual = data[0]?.numero
  const escolhida = r.valores.regulamentoNumero ?? atual
  const versao = data.find((v) => v.numero === escolhida)
  const nova = atual !== undefined && escolhida !== undefined && escolhida < atual
  return (
    <Stack gap="xs">
      <Select
        label="Versão do regulamento"
        name="regulamentoNumero"
        description={
          travado ??
          (nova
            ? `Há a versão ${atual}. Quem já se habilitou fica com a que aceitou.`
            : 'O participante aceita este texto ao se habilitar')
        }
        error={r.erros.regulamentoNumero}
        disabled={travado !== null}
        maw={420}
        allowDeselect={false}
        data={data.map((v) => ({
          value: String(v.numero),
          label: `Versão ${v.numero}, de ${formatarData(Date.parse(v.criadaAt))}${v.numero === atual ? ' (atual)' : ''}`,
        }))}
        value={escolhida === undefined ? null : String(escolhida)}
        onChange={(v) => v !== null && r.mudar('regulamentoNumero', Number(v))}
      />
      {versao && (
        <ScrollArea.Autosize
          mah={260}
          type="auto"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Texto do regulamento' }}
        >
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {versao.texto}
          </Text>
        </ScrollArea.Autosize>
      )}
    </Stack>
  )
}
