import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/button.tsx';
import { type ApplicationRow, changeApplication, searchQuery } from '../applications.api.ts';
import { sameUniversity } from './same-university.ts';

/** For one that was written by hand under a name that the catalogue has: its days, fees and rules are offered. */
export function OfferedUniversity({ row }: { row: ApplicationRow }) {
  const { data } = useQuery(searchQuery(row.name));
  const same = data && sameUniversity(data, row);
  if (!same) return null;
  const { id, name, city, country } = same;
  return (
    <div className="card stack">
      <p>
        <Trans>
          We know <b dir="auto">{name}</b> in <bdi>{city}</bdi>: when to apply, what it costs and what it asks for.
        </Trans>
      </p>
      <div>
        <Button onClick={() => void changeApplication(row.id, { institution_id: id, name, city, country })}>
          <Trans>Use what you know</Trans>
        </Button>
      </div>
    </div>
  );
}
