import { useRecords } from '#api/records.ts';
import { scores } from '#api/test-scores.ts';

/** The next day on which the student has booked a test, by the test. */
export function useBookedDays(today: string): (test: string) => string | undefined {
  const { rows = [] } = useRecords(scores);
  return (test) =>
    rows
      .filter((one) => one.testType === test && one.testDate >= today && one.overallScore == null)
      .map(({ testDate }) => testDate)
      .sort()[0];
}
